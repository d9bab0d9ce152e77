"""Who asks: a cookie that only the server reads, and whether a page of ours sent the request."""

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from subak.server.keys import hash_key, new_key
from subak.server.wire.refusals import Refused

COOKIE = "subak"
DAYS = 400
"""As long as browsers keep a cookie at most; every visit that changes something begins anew."""
LONGEST = 64


def person_of(connection: HTTPConnection) -> bytes | None:
    """The hash of somebody's cookie."""
    cookie = connection.cookies.get(COOKIE)
    return hash_key(cookie) if cookie and len(cookie) <= LONGEST else None


def cookie_of(request: Request) -> str:
    """Somebody's cookie, a new one if there is none."""
    known = request.cookies.get(COOKIE)
    return known if known and len(known) <= LONGEST else new_key()


def keep(response: Response, request: Request, cookie: str) -> Response:
    """No script can read it, and no page of others can send it along."""
    is_safe = request.url.scheme == "https"
    response.set_cookie(
        COOKIE, cookie, max_age=DAYS * 86400, path="/", secure=is_safe, httponly=True, samesite="strict"
    )
    return response


def check_origin(connection: HTTPConnection, allowed: tuple[str, ...] = ()) -> None:
    """Browsers say which page sent a request; programs need not."""
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed:
        return
    if urlsplit(origin).netloc != connection.headers.get("host"):
        raise Refused("bad-origin")


def bearer_of(request: Request) -> str:
    """The key of a seat, as programs send it."""
    kind, _, key = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not key or len(key) > LONGEST:
        raise Refused("no-key")
    return key
