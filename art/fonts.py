"""
Makes the fonts that social previews and PDFs are set in (documents/typesetting/fonts): Hanken Grotesk from its
registry package at the weights needed, and the Noto fonts for Chinese and Japanese (of the
registry packages @fontsource/noto-sans-sc and -jp), as brotli-compressed TrueType. A WOFF2 would
be a fifth smaller, but has to be taken apart as a whole before its first glyph can be read, which
costs a third of a second and 100 MB for each of the Noto fonts.

The pages have Hanken Grotesk in the weights that they are set in (app/styles), all letters of their
languages in one file: with two, a Polish word was drawn in two fonts while one of them was still on its
way. What no page of ours needs comes from the package's own files.

    python3 -m pip install fonttools brotli
    python3 art/fonts.py hanken
    python3 art/fonts.py web
    python3 art/fonts.py noto noto-sans-{sc,jp}-{400,500}.woff2
"""
import io
import pathlib
import sys

import brotli
from fontTools import subset
from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

TARGET = pathlib.Path("documents/typesetting/fonts")
PACKAGE = pathlib.Path("node_modules/@fontsource-variable/hanken-grotesk/files")

# 300 is the weight of the site's display sizes, 400 that of documents; 500 goes with the Noto fonts.
WEIGHTS = [300, 400, 500]

# Hints and vertical measures are of no use to a picture.
UNUSED_TABLES = ["cvt ", "fpgm", "prep", "gasp", "vhea", "vmtx", "BASE", "STAT", "DSIG", "meta"]


def write(font: TTFont, name: str) -> None:
    for table in UNUSED_TABLES:
        if table in font:
            del font[table]
    font.flavor = None
    file = io.BytesIO()
    font.save(file)
    compressed = brotli.compress(file.getvalue(), quality=11, lgwin=24, mode=brotli.MODE_FONT)
    (TARGET / f"{name}.ttf.br").write_bytes(compressed)
    print(f"{name}: {len(file.getvalue()):,} bytes, compressed {len(compressed):,}")


# What a PDF and a preview are set with. The others are for vertical lines and for squeezing, and bring
# glyphs of their own.
DOCUMENT_FEATURES = ["ccmp", "locl", "liga", "kern", "mark"]


def make_noto(source: pathlib.Path) -> None:
    font = TTFont(source)
    options = subset.Options(
        hinting=False, notdef_outline=True, layout_features=DOCUMENT_FEATURES, name_IDs=["*"]
    )
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=font.getBestCmap())
    subsetter.subset(font)
    write(font, source.stem)


def make_hanken(weight: int) -> None:
    parts = []
    for subset in ["latin", "latin-ext"]:
        font = TTFont(PACKAGE / f"hanken-grotesk-{subset}-wght-normal.woff2")
        font = instantiateVariableFont(font, {"wght": weight})
        font.flavor = None
        part = io.BytesIO()
        font.save(part)
        part.seek(0)
        parts.append(part)
    write(Merger().merge(parts), f"hanken-grotesk-{weight}")


POLISH = "ąćęłńśźżĄĆĘŁŃŚŹŻ"

# Beside ASCII: letters of German, Spanish and French, those in the names of countries, and signs.
# app/styles/fonts.css names the same.
WESTERN = "àáâäæçèéêëíîïñóôöœùúûüÿßÀÁÂÄÆÇÈÉÊËÍÎÏÑÓÔÖŒÙÚÛÜåãÅº"
SIGNS = "§©®°±²³µ·×÷–—‘’‚“”„•…«»¿¡€−™\N{NO-BREAK SPACE}\N{SOFT HYPHEN}"


def make_web() -> None:
    """Adds the Polish letters, each a letter of the Latin file with a mark, with their variations."""
    latin, other = (
        TTFont(PACKAGE / f"hanken-grotesk-{subset}-wght-normal.woff2")
        for subset in ["latin", "latin-ext"]
    )
    names = {ord(letter): other.getBestCmap()[ord(letter)] for letter in POLISH}
    # What is read later would count the new glyphs too.
    latin.ensureDecompiled()
    order = list(latin.getGlyphOrder())

    def add(name: str) -> None:
        if name in order:
            return
        glyph = other["glyf"][name]
        if glyph.isComposite():
            for component in glyph.components:
                add(component.glyphName)
        order.append(name)
        latin["glyf"].glyphs[name] = glyph
        latin["hmtx"][name] = other["hmtx"][name]
        latin["gvar"].variations[name] = other["gvar"].variations.get(name, [])

    for name in names.values():
        add(name)
    latin.setGlyphOrder(order)
    latin["glyf"].glyphOrder = order
    for table in latin["cmap"].tables:
        table.cmap.update(names)
    # It says nothing about the new letters; widths also follow from their outlines.
    del latin["HVAR"]
    target = pathlib.Path("app/styles/hanken-grotesk.woff2")
    reduced = reduce(latin)
    reduced.flavor = "woff2"
    reduced.save(target)
    print(f"{target}: {target.stat().st_size:,} bytes")


# As in app/styles/fonts.css: from the display sizes to what is bold by itself.
WEB_WEIGHTS = (300, 700)

# Other forms of figures, and tables for editors and printers, are used by no page; ligatures look the
# same as their letters. A letter with a mark is one character of the font, also where it was typed as two.
WEB_FEATURES = ["kern"]


def reduce(font: TTFont) -> TTFont:
    font = instantiateVariableFont(font, {"wght": WEB_WEIGHTS})
    font.flavor = None
    file = io.BytesIO()
    font.save(file)
    file.seek(0)
    font = TTFont(file)
    for name in font.getGlyphOrder():
        # The subsetter expects one for each, also where nothing varies.
        font["gvar"].variations.setdefault(name, [])
    options = subset.Options(
        hinting=False, notdef_outline=True, layout_features=WEB_FEATURES, name_IDs=[1, 2, 13, 14]
    )
    options.drop_tables += ["STAT", "gasp"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[*range(0x20, 0x7F), *map(ord, WESTERN + POLISH + SIGNS)])
    subsetter.subset(font)
    return font


if sys.argv[1:2] == ["hanken"]:
    for each in WEIGHTS:
        make_hanken(each)
elif sys.argv[1:2] == ["web"]:
    make_web()
elif sys.argv[1:2] == ["noto"]:
    for source in sys.argv[2:]:
        make_noto(pathlib.Path(source))
else:
    sys.exit(__doc__)
