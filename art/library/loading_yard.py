"""A loading yard in daily use: a wall with docks, its ground, wheel guides, pallets. The wall's face is in the plane y = WALL and looks towards +y.

Docks lie PITCH apart, one of them at x = 0. Lengths in metres.
"""
import math
import random

import bpy

from . import geometry, materials
from .nodes import Graph

PITCH, WALL, APRON, DECK = 4.2, -0.38, 11.2, 1.15      # APRON: where concrete ends; DECK: height of the floor inside


# --- ground -----------------------------------------------------------------------------

def ground(puddles=(), oil=(), haze=0.0):
    """Concrete apron in bays, then asphalt, in world metres: black tyre marks to every dock, lines that tyres have worn, oil, damp, puddles.

    puddles: (middle, half axes); oil: (x, y, radius) of stains below engines that stood there.
    """
    graph = Graph("yard ground")
    m, place = graph.math, graph.place("world")
    split = graph.node("ShaderNodeSeparateXYZ", Vector=place)
    x, y = split.outputs["X"], split.outputs["Y"]
    broad, patch, mottle, fine = graph.noise(place, 0.35, 5, 0.6), graph.noise(place, 1.6, 7, 0.66, 0.3), graph.noise(place, 9.0, 6, 0.7), graph.noise(place, 80, 4, 0.7)
    far = graph.nodes.new("ShaderNodeCameraData").outputs["View Distance"]
    grit = graph.smooth(fine, 0.3, 0.7, 0.80, 1.20, "LINEAR")

    def toned(color, *layers):
        value = grit
        for layer, low, high in layers:
            value = m("MULTIPLY", value, graph.smooth(layer, 0.3, 0.7, low, high, "LINEAR"))
        return graph.node("ShaderNodeHueSaturation", Color=color, Value=value).outputs[0]
    bay = graph.node("ShaderNodeTexWhiteNoise", {"noise_dimensions": "2D"})
    cell = graph.node("ShaderNodeCombineXYZ", X=m("FLOOR", m("DIVIDE", m("ADD", x, 2.1), PITCH)), Y=m("FLOOR", m("DIVIDE", m("SUBTRACT", y, WALL), 5.79)))
    graph.links.new(cell.outputs[0], bay.inputs["Vector"])
    stone = toned((0.215, 0.212, 0.203), (broad, 0.80, 1.12), (patch, 0.74, 1.16), (mottle, 0.86, 1.10), (bay.outputs["Value"], 0.95, 1.06))
    tar = toned((0.070, 0.071, 0.073), (broad, 0.88, 1.14), (patch, 0.86, 1.14), (mottle, 0.92, 1.08))
    # A trench was cut and closed with younger asphalt.
    trench = m("MULTIPLY", graph.smooth(m("ABSOLUTE", m("SUBTRACT", m("ADD", x, m("MULTIPLY", y, 0.06)), -3.4)), 0.62, 0.60), m("GREATER_THAN", y, APRON + 0.3))
    tar = graph.mix(m("MULTIPLY", trench, 0.6), tar, (0.038, 0.038, 0.040))
    inner = graph.smooth(y, APRON + 0.004, APRON - 0.004)
    shade = graph.mix(inner, tar, stone)

    def lines(value, middle, wide, soft=0.006):
        return graph.smooth(m("ABSOLUTE", m("SUBTRACT", value, middle)), wide + soft, wide)
    across = m("MULTIPLY", m("SUBTRACT", m("FRACT", m("ADD", m("DIVIDE", x, PITCH), 0.5)), 0.5), PITCH)       # from the middle of the dock
    waver = m("MULTIPLY", m("SUBTRACT", graph.noise(graph.scaled(place, (0.2, 0.3, 1)), 1.0, 2), 0.5), 0.5)
    # Joints of the bays, filled with tar that tyres have drawn out.
    ragged = m("MULTIPLY", m("SUBTRACT", mottle, 0.5), 0.020)
    joint = m("MULTIPLY", m("MAXIMUM", lines(m("ADD", across, ragged), PITCH / 2 - 0.55, 0.011), lines(m("ADD", y, ragged), WALL + 5.79, 0.012)), inner)
    # Bay lines: worn through where lorries swing in.
    side = m("SUBTRACT", PITCH / 2, m("ABSOLUTE", across))
    chipped = graph.smooth(m("ADD", mottle, m("MULTIPLY", graph.noise(place, 26, 5, 0.7), 0.6)), 0.98, 0.78)
    worn = graph.smooth(m("ADD", patch, graph.smooth(y, 3.0, 11.0, 0.0, 0.16)), 0.64, 0.44, 0.10, 1.0)
    paint = m("MULTIPLY", m("MULTIPLY", lines(side, 0.0, 0.062), m("LESS_THAN", y, 13.6)), m("MULTIPLY", chipped, worn))
    shade = graph.mix(m("MULTIPLY", paint, 0.9), shade, graph.mix(mottle, (0.42, 0.36, 0.16), (0.52, 0.46, 0.24)))
    shade = graph.mix(m("MULTIPLY", joint, 0.9), shade, (0.020, 0.020, 0.020))
    # Tyres: two dark bands to every dock, swung arcs beyond; single skids.
    rub = graph.noise(graph.scaled(place, (16, 0.7, 1)), 1.0, 7, 0.74)
    way = m("ABSOLUTE", m("ADD", across, m("MULTIPLY", waver, graph.smooth(y, 0.0, 12.0))))
    track = m("MULTIPLY", graph.smooth(m("ABSOLUTE", m("SUBTRACT", way, 0.96)), 0.34, 0.10), graph.smooth(rub, 0.30, 0.66, 0.20, 0.85))
    track = m("MULTIPLY", track, graph.smooth(y, 15.0, 7.0, 0.15, 0.95))
    for cx, cy, radius in ((9.5, 20.0, 9.0), (9.5, 20.0, 11.0), (-14.0, 21.0, 12.4), (-14.0, 21.0, 10.5), (1.5, 25.0, 13.2)):
        dx, dy = m("SUBTRACT", x, cx), m("SUBTRACT", y, cy)
        ring = m("SUBTRACT", m("SQRT", m("ADD", m("MULTIPLY", dx, dx), m("MULTIPLY", dy, dy))), radius)
        track = m("MAXIMUM", track, m("MULTIPLY", graph.smooth(m("ABSOLUTE", m("ADD", ring, waver)), 0.17, 0.10, 0.0, 0.55), graph.smooth(patch, 0.36, 0.60)))
    shade = graph.mix(m("MULTIPLY", track, 0.80), shade, (0.038, 0.036, 0.034))
    shade = _wear(graph, place, shade, broad, rub)
    stain = graph.smooth(graph.noise(place, 1.1, 4, 0.55), 0.63, 0.72, 0.0, 0.55)
    for ox, oy, radius in oil:
        dx, dy = m("SUBTRACT", x, ox), m("SUBTRACT", y, oy)
        reach = m("ADD", m("DIVIDE", m("SQRT", m("ADD", m("MULTIPLY", dx, dx), m("MULTIPLY", dy, dy))), radius), m("MULTIPLY", m("SUBTRACT", patch, 0.5), 1.4))
        stain = m("MAXIMUM", stain, graph.smooth(reach, 1.0, 0.55, 0.0, 0.85))
    drops = graph.smooth(graph.noise(place, 5.5, 3, 0.5), 0.66, 0.71, 0.0, 0.6)
    stain = m("MAXIMUM", stain, m("MULTIPLY", drops, graph.smooth(m("ABSOLUTE", across), 0.8, 0.2)))
    shade = graph.mix(m("MULTIPLY", stain, 0.85), shade, (0.024, 0.023, 0.022))
    silt = m("MULTIPLY", graph.smooth(m("ADD", y, m("MULTIPLY", m("SUBTRACT", patch, 0.5), 1.2)), WALL + 1.1, WALL + 0.1), 0.55)
    shade = graph.mix(silt, shade, (0.105, 0.094, 0.074))
    water, damp = 0.0, 0.0
    wander = m("ADD", m("MULTIPLY", m("SUBTRACT", patch, 0.5), 1.5), m("MULTIPLY", m("SUBTRACT", mottle, 0.5), 0.16))
    for (px, py), (wide, deep) in puddles:
        dx, dy = m("DIVIDE", m("SUBTRACT", x, px), wide), m("DIVIDE", m("SUBTRACT", y, py), deep)
        shore = m("ADD", m("SQRT", m("ADD", m("MULTIPLY", dx, dx), m("MULTIPLY", dy, dy))), wander)
        water, damp = m("MAXIMUM", water, graph.smooth(shore, 0.86, 0.82)), m("MAXIMUM", damp, graph.smooth(shore, 1.45, 0.92))
    shade = graph.mix(m("MULTIPLY", damp, graph.smooth(mottle, 0.25, 0.6, 0.75, 1.0)), shade, (0.46, 0.46, 0.48), "MULTIPLY")
    shade = graph.mix(water, shade, (0.55, 0.54, 0.50), "MULTIPLY")
    rough = m("SUBTRACT", m("SUBTRACT", 0.84, m("MULTIPLY", stain, 0.30)), m("MULTIPLY", damp, 0.30))
    rough = m("ADD", m("MULTIPLY", rough, m("SUBTRACT", 1.0, water)), m("MULTIPLY", water, 0.012))
    calm, dry = graph.smooth(far, 8, 40, 1.0, 0.15), m("SUBTRACT", 1.0, water)
    relief = m("MULTIPLY", m("MULTIPLY", m("ADD", m("MULTIPLY", fine, 0.0022), m("ADD", m("MULTIPLY", mottle, 0.0012), m("MULTIPLY", joint, -0.004))), calm), dry)
    graph.set(Base_Color=shade, Roughness=rough, Specular=0.4, Normal=graph.bump(relief, 1.0, 1.0))
    return materials.hazed(graph, haze)


def _wear(graph, place, shade, broad, rub):
    """Cracks, and skids of tyres that were locked, over a shade; broad, rub: the noises of the ground that they follow."""
    m = graph.math
    bent = graph.node("ShaderNodeVectorMath", {"operation": "ADD"})
    graph.links.new(place, bent.inputs[0])
    graph.links.new(graph.node("ShaderNodeTexNoise", Scale=0.7, Detail=6.0, Vector=place).outputs["Color"], bent.inputs[1])
    cells = graph.node("ShaderNodeTexVoronoi", {"feature": "DISTANCE_TO_EDGE"}, Scale=0.16, Vector=bent.outputs[0])
    crack = m("MULTIPLY", graph.smooth(cells.outputs["Distance"], 0.0040, 0.0012), graph.smooth(broad, 0.50, 0.56))
    shade = graph.mix(m("MULTIPLY", crack, 0.8), shade, (0.030, 0.029, 0.027))
    for turn, mark in ((0.35, 3.0), (-0.5, 9.0)):
        skid = graph.noise(graph.scaled(place, (4.5, 0.22, 1), rotation=(0, 0, turn), location=(mark, mark, 0)), 1.0, 3, 0.5, 0.2)
        shade = graph.mix(m("MULTIPLY", graph.smooth(skid, 0.66, 0.72, 0.0, 0.55), graph.smooth(rub, 0.25, 0.6, 0.3, 1.0)), shade, (0.042, 0.040, 0.038))
    return shade


def drain(x0, x1, y, dice):
    """A line drain: iron gratings half a metre long, each lying a little differently."""
    iron, black = materials.surface("grating", (0.050, 0.046, 0.042), 0.55, 0.7, variation=0.3, blotch=9, grain=60, bump=0.5, dirt=0.4), materials.plastic("drain", (0.004, 0.004, 0.004), 0.9)
    parts = [geometry.box("rim", (0.50, 0.018, 0.012), iron, (0, s * 0.082, 0), bevel=0.003) for s in (-1, 1)] + [geometry.box("bar", (0.016, 0.15, 0.010), iron, (-0.235 + k * 0.0336, 0, 0), bevel=0.003) for k in range(15)]
    model = geometry.join("grating", parts)
    model.hide_render = True
    geometry.box("drain", (x1 - x0, 0.155, 0.006), black, ((x0 + x1) / 2, y, 0.0), bevel=0)
    for k in range(int((x1 - x0) / 0.504)):
        geometry.instance(model, (x0 + 0.25 + k * 0.504, y, 0.004 + dice.uniform(-0.002, 0.002)), (dice.gauss(0, 0.006), dice.gauss(0, 0.006), dice.gauss(0, 0.002)))


# --- the wall ---------------------------------------------------------------------------

def cladding(name, color, haze=0.0):
    """Upright ribbed sheet in world metres: spray of years along its foot, long runs, a little dent and fade from panel to panel."""
    graph = Graph(name)
    m, place = graph.math, graph.place("world")
    split = graph.node("ShaderNodeSeparateXYZ", Vector=place)
    x, z = split.outputs["X"], split.outputs["Z"]
    cloud, fine = graph.noise(place, 0.7, 6, 0.65), graph.noise(place, 12, 6, 0.7)
    panel = graph.node("ShaderNodeTexWhiteNoise", {"noise_dimensions": "1D"})
    graph.links.new(m("FLOOR", m("DIVIDE", x, 1.05)), panel.inputs["W"])
    value = m("ADD", m("MULTIPLY", panel.outputs["Value"], 0.06), graph.smooth(cloud, 0.3, 0.7, 0.93, 1.04, "LINEAR"))
    shade = graph.node("ShaderNodeHueSaturation", Color=color, Value=value).outputs[0]
    runs = graph.noise(graph.scaled(place, (5.5, 5.5, 0.12)), 1.0, 6, 0.72)
    foot = m("MULTIPLY", graph.smooth(m("ADD", z, m("MULTIPLY", m("SUBTRACT", cloud, 0.5), 1.8)), 3.0, 0.9), graph.smooth(fine, 0.25, 0.65, 0.35, 0.8))
    dirt = m("MAXIMUM", m("MULTIPLY", foot, 0.75), graph.smooth(runs, 0.50, 0.74, 0.0, 0.42))
    shade = graph.mix(dirt, shade, (0.130, 0.118, 0.096))
    gap = graph.smooth(m("ABSOLUTE", m("SUBTRACT", m("FRACT", m("DIVIDE", x, 1.05)), 0.5)), 0.494, 0.497)
    shade = graph.mix(m("MULTIPLY", gap, 0.6), shade, (0.04, 0.04, 0.04))
    graph.set(Base_Color=shade, Roughness=m("ADD", 0.42, m("MULTIPLY", dirt, 0.4)), Normal=graph.bump(graph.noise(place, 1.1, 1, 0.4), 1.0, 0.006))
    return materials.hazed(graph, haze)


def ribbed(x0, x1, low, high, skin):
    """A field of the cladding: ribs 0.35 m apart."""
    profile, x = [], x0
    while x < x1 - 0.02:
        profile += [(x, 0.0), (min(x + 0.19, x1), 0.0), (min(x + 0.215, x1), 0.038), (min(x + 0.325, x1), 0.038)]
        x += 0.35
    profile.append((x1, 0.0))
    return geometry.extrude("cladding", profile, [((0, WALL, low), (1, 0, 0), (0, 1, 0)), ((0, WALL, high), (1, 0, 0), (0, 1, 0))], skin, 20)


def dock(x, number, raised, dice):
    """A dock: shelter of curtains on a frame, sectional gate, leveller with its lip, rubber bumpers, lamp, signal, number, wheel guides."""
    curtain = materials.surface("curtain", (0.0115, 0.012, 0.0135), 0.58, variation=0.16, blotch=2.5, grain=40, bump=0.3, depth=0.002, streaks=0.1, dirt=0.06, wave=0.03)
    leaf, dark = materials.surface("gate", (0.46, 0.47, 0.47), 0.42, variation=0.06, streaks=0.25, dirt=0.25), materials.surface("hall inside", (0.05, 0.048, 0.045), 0.9)
    rubber, steel, white = materials.rubber(), materials.surface("leveller", (0.16, 0.155, 0.15), 0.5, 0.8, variation=0.3, blotch=5, grain=50, bump=0.3, dirt=0.55), materials.surface("shelter stripe", (0.52, 0.45, 0.10), 0.6, variation=0.2, blotch=6, dirt=0.6)
    wide, tall, deep = 1.72, 3.45, 0.62           # half the outer width, height above the deck
    parts = []
    for side in (-1, 1):
        parts += [geometry.box("side curtain", (0.62, 0.035, tall + 0.35), curtain, (x + side * (wide - 0.31), WALL + deep + dice.uniform(-0.02, 0.02), DECK + tall / 2 - 0.18), (dice.gauss(0, 0.006), 0, side * 0.05), 0.012),
                  geometry.box("side wall", (0.05, deep, tall + 0.30), curtain, (x + side * (wide - 0.02), WALL + deep / 2, DECK + tall / 2 - 0.15), bevel=0.012),
                  geometry.box("bumper", (0.26, 0.13, 0.52), rubber, (x + side * 0.92, WALL + 0.055, DECK - 0.20), (0, 0, dice.gauss(0, 0.01)), 0.03, 3),
                  geometry.box("guide stripe", (0.075, 0.012, 1.5), white, (x + side * (wide - 0.52), WALL + deep + 0.026, DECK + 1.2), (0, 0, side * 0.05), 0.002),
                  geometry.box("jamb", (0.16, 0.10, 2.9), steel, (x + side * 1.30, WALL - 0.02, DECK + 1.4), bevel=0.01)]
    parts += [geometry.box("head curtain", (2 * wide - 0.2, 0.035, 0.95), curtain, (x, WALL + deep + 0.03, DECK + tall - 0.42), (0.03, 0, dice.gauss(0, 0.004)), 0.012), geometry.box("shelter roof", (2 * wide + 0.06, deep + 0.05, 0.05), curtain, (x, WALL + deep / 2, DECK + tall + 0.06), (-0.06, 0, 0), 0.012)]
    parts += [geometry.box("inside", (2.6, 0.02, 3.0), dark, (x, WALL - 2.4, DECK + 1.4), bevel=0), geometry.box("pit", (2.3, 0.08, 0.72), steel, (x, WALL - 0.02, DECK - 0.40), bevel=0.01), geometry.box("lip", (1.9, 0.42, 0.035), steel, (x, WALL + 0.04, DECK - 0.16), (1.35, 0, 0), 0.008)]
    for index in range(6):
        low = DECK + 0.02 + 2.75 * index / 6 + raised
        if low < DECK + 2.7:
            parts.append(geometry.box("section", (2.5, 0.05, 0.445), leaf, (x, WALL - 0.05, low + 0.225), bevel=0.012))
            if index == 2:
                parts += [geometry.box("light", (0.42, 0.02, 0.22), materials.window(), (x + k * 0.72, WALL - 0.02, low + 0.23), bevel=0.01) for k in (-1, 0, 1)]
    yellow = guide_paint()
    for side in (-1, 1):
        far = 2.55 + dice.uniform(-0.1, 0.1)
        parts.append(geometry.tube("wheel guide", [(x + side * 1.42, WALL + 0.05, 0.14), (x + side * 1.42, WALL + far, 0.14), (x + side * 1.50, WALL + far + 0.28, 0.13), (x + side * 1.60, WALL + far + 0.36, -0.05)], 0.075, yellow, resolution=5))
        parts += [geometry.box("guide plate", (0.24, 0.20, 0.014), steel, (x + side * 1.42, WALL + k, 0.007), bevel=0.003) for k in (0.3, 1.3, 2.3)]
    parts += [geometry.box("signal", (0.15, 0.10, 0.34), rubber, (x - wide - 0.22, WALL + 0.09, DECK + 1.55), bevel=0.02), geometry.cylinder("lens", 0.048, 0.03, materials.paint("signal red", (0.40, 0.02, 0.015), 0.2, coat=1.0), (x - wide - 0.22, WALL + 0.13, DECK + 1.63), (-math.pi / 2, 0, 0), bevel=0.01), geometry.cylinder("lens", 0.048, 0.03, materials.paint("signal green", (0.01, 0.20, 0.07), 0.2, coat=1.0), (x - wide - 0.22, WALL + 0.13, DECK + 1.47), (-math.pi / 2, 0, 0), bevel=0.01)]
    parts += [geometry.box("number plate", (0.62, 0.03, 0.62), materials.paint("number plate", (0.035, 0.055, 0.075), 0.4, dirt=0.2), (x, WALL + 0.055, DECK + tall + 0.62), bevel=0.01), geometry.tube("lamp arm", [(x + 1.1, WALL, DECK + tall + 0.5), (x + 1.1, WALL + 0.35, DECK + tall + 0.62)], 0.02, steel), geometry.box("lamp", (0.34, 0.24, 0.09), steel, (x + 1.1, WALL + 0.45, DECK + tall + 0.60), (-0.25, 0, 0), 0.02)]
    digits(str(number), (x, WALL + 0.075, DECK + tall + 0.62), 0.44)
    return parts


def guide_paint():
    """Yellow pipe that tyres have rubbed black and bare."""
    graph = Graph("wheel guide")
    place = graph.place("world")
    patch, fine = graph.noise(place, 3.5, 6, 0.68), graph.noise(place, 30, 5, 0.7)
    shade = graph.mix(graph.smooth(fine, 0.3, 0.7), (0.50, 0.29, 0.015), (0.58, 0.36, 0.03))
    shade = graph.mix(graph.smooth(patch, 0.47, 0.60, 0.0, 0.85), shade, (0.035, 0.032, 0.030))
    shade = graph.mix(graph.smooth(graph.noise(place, 6.0, 6, 0.7), 0.60, 0.68, 0.0, 0.9), shade, (0.14, 0.055, 0.022))
    graph.set(Base_Color=shade, Roughness=0.55, Normal=graph.bump(fine, 0.4, 0.002))
    return graph.material


def digits(text, place, tall):
    curve = bpy.data.curves.new("number", "FONT")
    curve.body, curve.size, curve.align_x, curve.align_y, curve.extrude = text, tall, "CENTER", "CENTER", 0.001
    curve.materials.append(materials.paint("number", (0.58, 0.57, 0.53), 0.5, dirt=0.25))
    entity = bpy.data.objects.new("number", curve)
    bpy.context.scene.collection.objects.link(entity)
    entity.location, entity.rotation_euler = place, (math.pi / 2, 0, math.pi)


def wall(x0, x1, height, docks, first, dice, color=(0.25, 0.275, 0.29)):
    """The front of the hall from x0 to x1: concrete foot, docks (their places in pitches: (index, raised)), cladding, windows, gutter, downpipes."""
    skin, stone, fascia = cladding("hall cladding", color), materials.concrete((0.27, 0.265, 0.25)), materials.paint("fascia", (0.050, 0.075, 0.090), 0.45, dirt=0.2)
    zinc, pane, steel = materials.zinc((0.30, 0.31, 0.32)), materials.window(), materials.galvanised()
    edges, left = sorted(index * PITCH for index, _ in docks), x0
    for x in edges:
        ribbed(left, x - 1.3, DECK + 0.06, DECK + 2.86, skin)
        left = x + 1.3
    ribbed(left, x1, DECK + 0.06, DECK + 2.86, skin)
    ribbed(x0, x1, DECK + 2.86, height, skin)
    geometry.box("foot", (x1 - x0, 0.30, DECK + 0.06), stone, ((x0 + x1) / 2, WALL - 0.15, (DECK + 0.06) / 2), bevel=0.02)
    geometry.box("drip", (x1 - x0, 0.07, 0.03), steel, ((x0 + x1) / 2, WALL + 0.03, DECK + 0.075), bevel=0.006)
    geometry.box("body", (x1 - x0, 18, height - DECK - 2.9), stone, ((x0 + x1) / 2, WALL - 9.2, (height + DECK + 2.9) / 2), bevel=0)
    geometry.box("fascia", (x1 - x0 + 0.2, 0.16, 0.46), fascia, ((x0 + x1) / 2, WALL + 0.04, height + 0.05), bevel=0.02)
    geometry.box("gutter", (x1 - x0 + 0.2, 0.15, 0.12), zinc, ((x0 + x1) / 2, WALL + 0.19, height + 0.14), bevel=0.05)
    for index, raised in docks:
        geometry.join(f"dock {index}", dock(index * PITCH, first - index, raised, dice))
    for k in range(-2, 2):
        x = (2 * k - 0.5) * PITCH                  # always between two docks
        geometry.tube("downpipe", [(x, WALL + 0.19, height + 0.1), (x, WALL + 0.19, height - 0.25), (x, WALL + 0.10, height - 0.55), (x, WALL + 0.10, 0.3)], 0.055, zinc, resolution=3)
        geometry.rounded(geometry.box("pipe guard", (0.24, 0.20, 1.2), steel, (x, WALL + 0.13, 0.6), bevel=0.03, segments=3))
    return skin


# --- goods ------------------------------------------------------------------------------

def pallet(dice, wood):
    """A pallet of 1.2 by 0.8 m, its boards a little out of line."""
    parts = [geometry.box("board", (1.2, wide, 0.022), wood, (0, y + dice.gauss(0, 0.003), 0.133 + dice.uniform(-0.001, 0.001)), (0, 0, dice.gauss(0, 0.004)), 0.003) for y, wide in ((-0.33, 0.145), (-0.165, 0.10), (0, 0.145), (0.165, 0.10), (0.33, 0.145))]
    parts += [geometry.box("block", (0.14, wide, 0.078), wood, (bx, by, 0.061), bevel=0.004) for bx in (-0.53, 0, 0.53) for by, wide in ((-0.35, 0.10), (0, 0.145), (0.35, 0.10))]
    parts += [geometry.box("cross", (0.14, 0.80, 0.022), wood, (bx, 0, 0.111), bevel=0.003) for bx in (-0.53, 0, 0.53)] + [geometry.box("runner", (1.2, wide, 0.022), wood, (0, by, 0.011), bevel=0.003) for by, wide in ((-0.35, 0.10), (0, 0.145), (0.35, 0.10))]
    model = geometry.join("pallet", parts)
    model.hide_render = True
    return model


def stacks(spots, seed=0):
    """Pallets in stacks (x, y, count, turn): new and grey ones, none quite above the other."""
    dice = random.Random(seed)
    models = [pallet(dice, materials.wood(tone, 1.0, 0.85)) for tone in ((0.32, 0.235, 0.145), (0.22, 0.185, 0.14), (0.36, 0.27, 0.165), (0.17, 0.15, 0.125))]
    for x, y, count, turn in spots:
        for level in range(count):
            geometry.instance(dice.choice(models), (x + dice.gauss(0, 0.018), y + dice.gauss(0, 0.018), level * 0.1455), (0, 0, turn + dice.gauss(0, 0.018) + math.pi * dice.randint(0, 1)))


def wrapped(place, turn, size=(1.18, 0.78, 1.25), seed=0):
    """Cartons on a pallet in stretch film."""
    dice = random.Random(seed)
    boards = [materials.surface(f"carton {k}", tone, 0.8, variation=0.18, blotch=3, dirt=0.1) for k, tone in enumerate(((0.27, 0.185, 0.105), (0.30, 0.215, 0.130), (0.235, 0.155, 0.085)))]
    parts, (wide, deep, tall) = [], size
    for i in range(3):
        for j in range(2):
            for k in range(4):
                parts.append(geometry.box("carton", (wide / 3 - 0.006, deep / 2 - 0.006, tall / 4 - 0.004), dice.choice(boards), ((i - 1) * wide / 3 + dice.gauss(0, 0.009), (j - 0.5) * deep / 2, 0.15 + (k + 0.5) * tall / 4), (0, 0, dice.gauss(0, 0.012)), 0.006))
                parts.append(geometry.box("tape", (wide / 3 - 0.004, 0.05, 0.004), materials.plastic("carton tape", (0.36, 0.27, 0.16), 0.3), ((i - 1) * wide / 3, (j - 0.5) * deep / 2, 0.15 + (k + 1) * tall / 4 - 0.003), bevel=0))
    label = materials.paint("label", (0.60, 0.59, 0.56), 0.6)
    for k in range(9):
        z = 0.15 + (k % 4 + 0.55) * tall / 4
        parts.append(geometry.box("label", (0.003, 0.13, 0.09), label, (wide / 2 + 0.003, (k % 2 - 0.5) * deep / 2 + dice.gauss(0, 0.05), z), bevel=0) if k < 5 else geometry.box("label", (0.13, 0.003, 0.09), label, ((k % 3 - 1) * wide / 3 + dice.gauss(0, 0.05), deep / 2 + 0.003, z), bevel=0))
    whole = geometry.join("cartons", parts)
    whole.location, whole.rotation_euler = place, (0, 0, turn)
    return whole


def cone(place):
    orange, white = materials.paint("cone", (0.52, 0.10, 0.012), 0.45, dirt=0.35), materials.paint("cone band", (0.58, 0.57, 0.54), 0.4, dirt=0.3)
    parts = [geometry.box("foot", (0.36, 0.36, 0.035), orange, (0, 0, 0.018), bevel=0.012), geometry.lathe("cone", [(0.135, 0.03), (0.030, 0.70), (0.022, 0.71)], orange), geometry.lathe("band", [(0.098, 0.27), (0.069, 0.46)], white), geometry.lathe("band", [(0.060, 0.52), (0.047, 0.60)], white)]
    whole = geometry.join("cone", parts)
    whole.location = place
    return whole
