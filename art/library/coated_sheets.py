"""Coil-coated sheet that has been on a roof for some years: seen from a hand's breadth, and as a whole roof."""
import bpy

from . import roofs
from .nodes import Graph

DUST = (0.25, 0.215, 0.165)


def _specks(graph, place, size, most, seed=0.0):
    """Grains of dust that lie apart: 1 on a grain. size: metres from one to the next; most: radius of the largest as a share of that."""
    grain = graph.node("ShaderNodeTexVoronoi", Scale=1 / size)
    graph.links.new(graph.scaled(place, (1, 1, 1), location=(seed, seed * 0.7, 0)), grain.inputs["Vector"])
    lots = graph.node("ShaderNodeSeparateRGB", Image=grain.outputs["Color"])
    reach = graph.math("MULTIPLY", graph.math("POWER", lots.outputs[0], 5.0), most)
    return graph.smooth(graph.math("SUBTRACT", grain.outputs["Distance"], reach), 0.015, -0.02)


def _scratch(graph, x, y, line, wobble):
    """Where a tool slid from (x, y) to (x, y): 1 in the middle of the line, which skips in places."""
    m, (x1, y1, x2, y2, wide) = graph.math, line
    length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
    ax, ay = (x2 - x1) / length, (y2 - y1) / length
    dx, dy = m("SUBTRACT", x, x1), m("SUBTRACT", y, y1)
    along = m("ADD", m("MULTIPLY", dx, ax), m("MULTIPLY", dy, ay))
    off = m("ADD", m("SUBTRACT", m("MULTIPLY", dx, ay), m("MULTIPLY", dy, ax)), m("MULTIPLY", m("SUBTRACT", wobble, 0.5), wide * 5))
    ends = m("MULTIPLY", graph.smooth(along, 0.0, length * 0.3), graph.smooth(along, length, length * 0.92))
    return m("MULTIPLY", graph.smooth(m("ABSOLUTE", off), wide, wide * 0.3), ends)


def coating(color=(0.150, 0.162, 0.172), wiped=None, scratches=()):
    """The coat from near, in world metres: orange peel, grains of dust, dried drops, hairlines.

    wiped: (x, half width) of a strip along y that was cleaned before bonding; scratches: (x, y, x, y, half width) down to the primer.
    """
    graph = Graph("coil coating")
    m, place = graph.math, graph.place("world")
    split = graph.node("ShaderNodeSeparateXYZ", Vector=place)
    x, y = split.outputs["X"], split.outputs["Y"]
    broad, patch, fine = graph.noise(place, 14, 5, 0.6), graph.noise(place, 70, 6, 0.68, 0.4), graph.noise(place, 900, 3, 0.65)
    value = m("MULTIPLY", graph.smooth(broad, 0.3, 0.7, 0.94, 1.06, "LINEAR"), graph.smooth(fine, 0.3, 0.7, 0.93, 1.07, "LINEAR"))
    shade = graph.node("ShaderNodeHueSaturation", Color=color, Value=value).outputs[0]
    kept = 1.0
    if wiped:
        # The cloth left runs along the rib, and dust at the border where it turned.
        ragged = m("ADD", m("ABSOLUTE", m("SUBTRACT", x, wiped[0])), m("MULTIPLY", m("SUBTRACT", graph.noise(graph.scaled(place, (160, 18, 160)), 1.0, 4, 0.6), 0.5), 0.012))
        runs = graph.smooth(graph.noise(graph.scaled(place, (900, 9, 900), rotation=(0, 0, 0.06)), 1.0, 3, 0.6), 0.42, 0.72, 0.10, 0.50)
        kept = m("MAXIMUM", graph.smooth(ragged, wiped[1] - 0.0015, wiped[1] + 0.002), runs)
    film = m("MULTIPLY", m("MULTIPLY", graph.smooth(patch, 0.30, 0.72, 0.08, 0.40), kept), graph.smooth(fine, 0.25, 0.6, 0.75, 1.0))
    shade = graph.mix(film, shade, DUST)
    # Rain dries from the outside in: what it carried lies in rings.
    drop = graph.node("ShaderNodeTexVoronoi", Scale=105.0)
    graph.links.new(place, drop.inputs["Vector"])
    lots = graph.node("ShaderNodeSeparateRGB", Image=drop.outputs["Color"])
    size = m("MULTIPLY", lots.outputs[0], 0.40)
    out = m("ADD", m("SUBTRACT", drop.outputs["Distance"], size), m("MULTIPLY", m("SUBTRACT", patch, 0.5), 0.16))
    ring = m("MULTIPLY", graph.smooth(m("ABSOLUTE", out), 0.055, 0.0), graph.smooth(lots.outputs[1], 0.55, 0.62))
    spot = m("MULTIPLY", m("MAXIMUM", ring, m("MULTIPLY", graph.smooth(out, 0.0, -0.1), m("MULTIPLY", graph.smooth(lots.outputs[1], 0.55, 0.62), 0.25))), kept)
    shade = graph.mix(m("MULTIPLY", spot, 0.36), shade, (0.30, 0.28, 0.245))
    rise = m("MULTIPLY", spot, 0.2)
    for step, most, strength, tone in ((0.0016, 0.34, 0.85, (0.33, 0.29, 0.22)), (0.0052, 0.15, 0.85, (0.075, 0.060, 0.042)), (0.0031, 0.16, 0.9, (0.42, 0.39, 0.33))):
        speck = _specks(graph, place, step, most, most * 31)
        speck = m("MULTIPLY", speck, m("MULTIPLY", graph.smooth(kept, 0.0, 0.9, 0.30, 1.0), strength))
        shade = graph.mix(speck, shade, tone)
        rise = m("MAXIMUM", rise, speck)
    hair = graph.noise(graph.scaled(place, (2600, 26, 40), rotation=(0, 0, 0.35)), 1.0, 2, 0.5)
    shade = graph.mix(m("MULTIPLY", m("MULTIPLY", graph.smooth(hair, 0.70, 0.76), graph.smooth(broad, 0.48, 0.6)), 0.35), shade, tuple(c * 1.7 for c in color))
    cut = 0.0
    skips, wobble = graph.noise(place, 420, 3, 0.6), graph.noise(place, 55, 3, 0.5)
    for line in scratches:
        bare = m("MULTIPLY", _scratch(graph, x, y, line, wobble), graph.smooth(skips, 0.40, 0.50))
        cut = m("MAXIMUM", cut, bare)
    shade = graph.mix(m("MULTIPLY", cut, 0.85), shade, (0.46, 0.45, 0.42))
    peel = graph.bump(graph.noise(place, 360, 1, 0.4), 1.0, 0.00006, graph.bump(broad, 1.0, 0.0004))
    coat = graph.bump(fine, 0.6, 0.00007, peel)
    normal = graph.bump(m("SUBTRACT", rise, m("MULTIPLY", cut, 0.6)), 0.6, 0.00022, coat)
    graph.set(Base_Color=shade, Roughness=m("ADD", 0.40, m("MULTIPLY", m("MAXIMUM", film, rise), 0.42)), Specular=0.45, Normal=normal)
    return graph.material


def weathered(frame, slope, purlins, first, last, color=(0.150, 0.162, 0.172), laps=(), ribs=5):
    """A whole roof after years, in the metres of the object frame (x across the ribs, y up the slope, z from the troughs).

    Dust lies in the troughs, runs begin below screws, laps catch dirt. slope: length; purlins: spaces between rows of screws;
    first, last: y of the outer rows; laps: y of end laps; ribs: of one sheet.
    """
    graph = Graph("weathered sheet")
    m = graph.math
    origin = graph.nodes.new("ShaderNodeTexCoord")
    origin.object = bpy.data.objects[frame.name]
    place = origin.outputs["Object"]
    split = graph.node("ShaderNodeSeparateXYZ", Vector=place)
    x, y, z = split.outputs
    broad, patch, fine = graph.noise(place, 0.35, 5, 0.6), graph.noise(graph.scaled(place, (3, 1.1, 3)), 1.0, 7, 0.68, 0.3), graph.noise(place, 60, 4, 0.65)
    # Every sheet of a delivery, and every year's repair, has a grey of its own.
    wide = roofs.RIB_PITCH * ribs
    each = graph.node("ShaderNodeTexWhiteNoise", {"noise_dimensions": "1D"})
    graph.links.new(m("FLOOR", m("DIVIDE", m("SUBTRACT", x, 0.05), wide)), each.inputs["W"])
    value = m("ADD", 0.93, m("MULTIPLY", each.outputs["Value"], 0.14))
    for layer, low, high in ((broad, 0.90, 1.10), (patch, 0.90, 1.10), (fine, 0.92, 1.08)):
        value = m("MULTIPLY", value, graph.smooth(layer, 0.3, 0.7, low, high, "LINEAR"))
    shade = graph.node("ShaderNodeHueSaturation", Color=color, Value=value).outputs[0]
    flow = graph.noise(graph.scaled(place, (38, 0.55, 1)), 1.0, 5, 0.66)
    trough = graph.smooth(z, 0.022, 0.001)
    silt = m("MULTIPLY", trough, m("MULTIPLY", graph.smooth(flow, 0.30, 0.66, 0.15, 1.0), graph.smooth(patch, 0.28, 0.66, 0.30, 0.85)))
    # Nearer to the eaves more has been carried down.
    silt = m("MULTIPLY", silt, graph.smooth(y, slope, 0.0, 0.55, 1.0, "LINEAR"))
    dust = m("MULTIPLY", graph.smooth(patch, 0.36, 0.74, 0.05, 0.40), graph.smooth(fine, 0.3, 0.6, 0.6, 1.0))
    shade = graph.mix(dust, shade, (0.215, 0.20, 0.17))
    shade = graph.mix(silt, shade, (0.070, 0.062, 0.047))
    runs = _runs(graph, x, y, flow, purlins, first, last)
    shade = graph.mix(m("MULTIPLY", runs[0], 0.80), shade, (0.052, 0.044, 0.036))
    shade = graph.mix(m("MULTIPLY", runs[1], 0.75), shade, (0.16, 0.068, 0.024))
    side = m("SUBTRACT", m("MULTIPLY", m("FRACT", m("DIVIDE", m("SUBTRACT", x, 0.05), wide)), wide), m("MULTIPLY", patch, 0.010))
    line = m("MULTIPLY", m("MULTIPLY", graph.smooth(m("ABSOLUTE", side), 0.010, 0.0), trough), 0.85)
    for lap in laps:
        below = m("ADD", m("SUBTRACT", lap, y), m("MULTIPLY", m("SUBTRACT", flow, 0.5), 0.10))
        line = m("MAXIMUM", line, m("MULTIPLY", m("MULTIPLY", graph.smooth(below, -0.004, 0.004), graph.smooth(below, 0.16, 0.0)), 0.75))
    shade = graph.mix(line, shade, (0.050, 0.045, 0.037))
    soiled = m("MAXIMUM", m("MAXIMUM", silt, line), dust)
    slow = graph.bump(graph.noise(place, 1.3, 1, 0.4), 1.0, 0.0022)
    graph.set(Base_Color=shade, Roughness=m("ADD", 0.40, m("MULTIPLY", soiled, 0.45)), Normal=graph.bump(fine, 0.10, 0.0005, slow))
    return graph.material


def _runs(graph, x, y, flow, purlins, first, last):
    """Dark runs below the screws that roofs.trapezoidal() sets, and rust below a few of them."""
    m, gap = graph.math, (last - first) / purlins
    rib, row = m("FLOOR", m("DIVIDE", x, roofs.RIB_PITCH)), m("CEIL", m("DIVIDE", m("SUBTRACT", y, first), gap))
    number = graph.node("ShaderNodeCombineXYZ", X=rib, Y=row)
    lottery = graph.node("ShaderNodeTexWhiteNoise")
    graph.links.new(number.outputs[0], lottery.inputs["Vector"])
    lots = graph.node("ShaderNodeSeparateRGB", Image=lottery.outputs["Color"])
    below = m("SUBTRACT", m("ADD", m("MULTIPLY", row, gap), first), y)
    off = m("ABSOLUTE", m("ADD", m("SUBTRACT", m("SUBTRACT", x, m("MULTIPLY", rib, roofs.RIB_PITCH)), 0.1035), m("MULTIPLY", m("SUBTRACT", flow, 0.5), 0.020)))
    # Every second crest is screwed, all of them in the outer rows.
    same = m("LESS_THAN", m("ABSOLUTE", m("SUBTRACT", m("MODULO", rib, 2.0), m("MODULO", m("ABSOLUTE", row), 2.0))), 0.5)
    outer = m("MAXIMUM", m("LESS_THAN", row, 0.5), m("GREATER_THAN", row, purlins - 0.5))
    there = m("MAXIMUM", same, outer)
    long = m("ADD", 0.12, m("MULTIPLY", m("POWER", lots.outputs[0], 1.5), 0.75))
    share = m("DIVIDE", below, long)
    streak = m("MULTIPLY", m("MULTIPLY", graph.smooth(share, 1.0, 0.05), graph.smooth(off, 0.0115, 0.003)), there)
    ring = m("MULTIPLY", graph.smooth(m("SQRT", m("ADD", m("MULTIPLY", off, off), m("MULTIPLY", below, below))), 0.026, 0.010), there)
    rust = m("MULTIPLY", m("MULTIPLY", streak, graph.smooth(lots.outputs[1], 0.86, 0.90)), graph.smooth(share, 0.6, 0.0))
    return m("MAXIMUM", streak, m("MULTIPLY", ring, 0.8)), rust
