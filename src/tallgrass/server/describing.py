"""What the HTTP interface says of itself: its OpenAPI document as a page, and the protocol's schema."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.openapi.plugins import JsonRenderPlugin

from tallgrass.server import about, requests, teaching
from tallgrass.server.schemas import protocol_schema_text
from tallgrass.server.sentences import describe

_DESCRIBED = (requests, about, teaching)
_STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}"
    "code,pre{font:14px/1.4 ui-monospace,monospace}pre{overflow:auto}h2 code{font-size:1rem}"
    "td,th{text-align:left;vertical-align:top;padding:.1rem .8rem .1rem 0}"
)


@get("/api/docs", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def openapi_page(request: Request[Any, Any, Any]) -> Response[str]:
    """The OpenAPI document, for people."""
    document = request.app.openapi_schema.to_schema()
    describe(document["components"]["schemas"], *_DESCRIBED)
    text = page(document)
    # The page's one style stands in it; nothing else may.
    return Response(
        text, headers={"content-security-policy": "default-src 'none'; style-src 'unsafe-inline'"}
    )


@get(
    "/api/protocol.json", include_in_schema=False, media_type=MediaType.JSON, sync_to_thread=False, cache=3600
)
def protocol_json() -> str:
    """The messages of a table's socket, as JSON Schema."""
    return protocol_schema_text()


class Described(JsonRenderPlugin):
    """The OpenAPI document, for programs; with what each field means."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        describe(openapi_schema["components"]["schemas"], *_DESCRIBED)
        return super().render(request, openapi_schema)


def page(document: dict[str, Any]) -> str:
    """An OpenAPI document as one page without scripts."""
    title, version = escape(document["info"]["title"]), escape(document["info"]["version"])
    parts = [
        f"<!doctype html><html lang=en><meta charset=utf-8><title>{title}</title>",
        f"<style>{_STYLE}</style><h1>{title} {version}</h1>",
        "<p>The document itself: <a href=/api/schema/openapi.json>openapi.json</a>. What goes over a table's "
        "socket: <a href=/api/protocol.json>protocol.json</a>.</p>",
    ]
    for path, methods in sorted(document["paths"].items()):
        for method, operation in methods.items():
            parts.append(_operation(path, method, operation))
    parts.append("<h1>Types</h1>")
    for name, schema in sorted(document.get("components", {}).get("schemas", {}).items()):
        parts.append(_type(name, schema))
    return "\n".join(parts)


def _operation(path: str, method: str, operation: dict[str, Any]) -> str:
    body = operation.get("requestBody", {}).get("content", {})
    rows = [f"<tr><th>takes<td>{_content(body)}"] if body else []
    for status, response in sorted(operation.get("responses", {}).items()):
        rows.append(f"<tr><th>{escape(status)}<td>{_content(response.get('content', {}))}")
    title = f"<h2><code>{escape(method.upper())} {escape(path)}</code></h2>"
    return f"{title}<p>{escape(operation.get('description', ''))}</p><table>{''.join(rows)}</table>"


def _type(name: str, schema: dict[str, Any]) -> str:
    fields = "".join(
        f"<tr><th><code>{escape(field)}</code><td>{_schema(kind)}<td>{escape(kind.get('description', ''))}"
        for field, kind in schema.get("properties", {}).items()
    )
    anchor = f"<h2 id={escape(name)}><code>{escape(name)}</code></h2>"
    return f"{anchor}<p>{escape(schema.get('description', ''))}</p><table>{fields}</table>"


def _content(content: dict[str, Any]) -> str:
    return ", ".join(_schema(media.get("schema", {})) for media in content.values())


def _schema(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        name = escape(schema["$ref"].rsplit("/", 1)[1])
        return f"<a href=#{name}><code>{name}</code></a>"
    if "oneOf" in schema:
        return " or ".join(_schema(each) for each in schema["oneOf"])
    kind = schema.get("type", "any")
    if kind == "array":
        return f"list of {_schema(schema.get('items', {}))}"
    shown = kind if isinstance(kind, str) else " or ".join(kind)
    if "enum" in schema:
        shown = " | ".join(str(value) for value in schema["enum"])
    return f"<code>{escape(shown)}</code>"
