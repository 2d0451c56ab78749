// Builds the page into ../src/tallgrass/server/page (or the folder that is named).
//
//   node build.mjs [FOLDER]            build it, with compressed siblings of what is large
//   node build.mjs [FOLDER] --watch    and again after each change, for development
import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { fileURLToPath } from "node:url";
import path from "node:path";
import * as esbuild from "esbuild";

const HERE = path.dirname(fileURLToPath(import.meta.url));
const LARGE = 300; // bytes from which on compressing is worth it

const watching = process.argv.includes("--watch");
const named = process.argv.slice(2).find((word) => !word.startsWith("--"));
const OUT = path.resolve(named ?? path.join(HERE, "../src/tallgrass/server/page"));
const ASSETS = path.join(OUT, "assets");

/** The page itself names the assets, whose names hold their hashes. */
async function writeIndex(result) {
  const outputs = Object.entries(result.metafile.outputs);
  const script = outputs.find(([, output]) => output.entryPoint === "src/main.ts")[0];
  const style = outputs.find(([, output]) => output.entryPoint === "src/page.css")[0];
  const icon = await hashed("icon.svg");
  let text = await readFile(path.join(HERE, "index.html"), "utf8");
  text = text.replace("{{script}}", path.basename(script));
  text = text.replace("{{style}}", path.basename(style)).replace("{{icon}}", icon);
  for (const weight of ["400", "600"]) {
    const font = outputs.find(([name]) => name.includes(`-${weight}-normal-`))[0];
    text = text.replace(`{{font-${weight}}}`, path.basename(font));
  }
  await writeFile(path.join(OUT, "index.html"), text);
}

async function hashed(name) {
  const data = await readFile(path.join(HERE, name));
  const hash = createHash("sha256").update(data).digest("hex").slice(0, 8).toUpperCase();
  const { name: stem, ext } = path.parse(name);
  await writeFile(path.join(ASSETS, `${stem}-${hash}${ext}`), data);
  return `${stem}-${hash}${ext}`;
}

async function compress() {
  for (const name of await readdir(ASSETS)) {
    if (!/\.(js|css|svg)$/.test(name)) continue;
    const data = await readFile(path.join(ASSETS, name));
    if (data.length < LARGE) continue;
    await writeFile(path.join(ASSETS, `${name}.gz`), gzipSync(data, { level: 9 }));
    await writeFile(path.join(ASSETS, `${name}.br`), brotliCompressSync(data));
  }
}

const finish = {
  name: "finish",
  setup(build) {
    build.onStart(async () => {
      await rm(OUT, { recursive: true, force: true });
      await mkdir(ASSETS, { recursive: true });
    });
    build.onEnd(async (result) => {
      if (result.errors.length) return;
      await writeIndex(result);
      if (!watching) await compress();
    });
  },
};

const settings = {
  absWorkingDir: HERE,
  entryPoints: ["src/main.ts", "src/page.css"],
  bundle: true,
  splitting: true,
  format: "esm",
  target: ["es2022"],
  outdir: ASSETS,
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  metafile: true,
  minify: !watching,
  sourcemap: watching ? "inline" : false,
  legalComments: "none",
  loader: { ".woff2": "file", ".svg": "text" },
  plugins: [finish],
  logLevel: "warning",
};

if (watching) await (await esbuild.context(settings)).watch();
else await esbuild.build(settings).catch(() => process.exit(1)); // it has said what is wrong
