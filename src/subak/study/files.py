"""Files of results, complete or not there at all. Tables are Parquet files."""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import subak
from subak.errors import BadOption

ABOUT = b"subak"
"""The key of the description (JSON) in the metadata of a Parquet file."""


def write_whole(path: Path, content: bytes) -> None:
    """Write under another name and rename: a process that is killed leaves the old file, or none."""
    aside = path.with_name(path.name + ".part")
    with aside.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    aside.replace(path)


def arrow() -> Any:
    """PyArrow, which nothing else needs."""
    try:
        import pyarrow.parquet
    except ImportError as error:
        raise BadOption("Parquet needs PyArrow, which is not installed: pip install 'subak[parquet]'") from error
    return pyarrow


def parquet(columns: Mapping[str, Any], about: Mapping[str, Any]) -> bytes:
    """Columns (arrays of PyArrow) as a file, with a few words about them."""
    pa = arrow()
    words = json.dumps({"subak": subak.__version__, **about})
    table = pa.table(dict(columns)).replace_schema_metadata({ABOUT: words.encode()})
    sink = pa.BufferOutputStream()
    pa.parquet.write_table(table, sink, compression="zstd")
    content: bytes = sink.getvalue().to_pybytes()
    return content
