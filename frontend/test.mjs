// Runs the unit tests, test/**/*.test.ts, by Node's own test runner.
import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import * as esbuild from "esbuild";

const out = await mkdtemp(path.join(tmpdir(), "tallgrass-test-"));
try {
  const tests = (await readdir("test", { recursive: true })).filter((name) => name.endsWith(".test.ts"));
  await esbuild.build({
    entryPoints: tests.map((name) => path.join("test", name)),
    bundle: true,
    platform: "node",
    format: "esm",
    target: ["es2022"],
    outdir: out,
    outExtension: { ".js": ".mjs" },
    sourcemap: "inline",
    logLevel: "warning",
  });
  const built = (await readdir(out, { recursive: true })).filter((name) => name.endsWith(".mjs"));
  const run = spawnSync(process.execPath, ["--enable-source-maps", "--test", ...built.map((name) => path.join(out, name))], {
    stdio: "inherit",
  });
  process.exitCode = run.status ?? 1;
} finally {
  await rm(out, { recursive: true, force: true });
}
