"""What rain and use leave behind: puddles, dirt along seams, scuffs, fallen leaves."""
import math
import random

from bpy import context

from . import geometry, materials
from .nodes import Graph

CORNER = 0.035                            # radius of the corners of a patch on a membrane


def overcast():
    """Takes the sun's disc out of the daylight: a veiled sky without hard shadows. Call it after light.daylight()."""
    for node in context.scene.world.node_tree.nodes:
        if node.type == "TEX_SKY":
            node.sun_disc = False


def wet_membrane(seams=(0.0,), puddle=((0.0, 1.0), (0.8, 0.45)), color=(0.46, 0.46, 0.44)):
    """Worn flat-roof membrane in world metres: dirt along seams that run in y, scuffs, one puddle.

    seams: x of the welded edges; puddle: middle and half axes of the standing water.
    """
    graph = Graph("wet membrane")
    place = graph.place("world")
    split = graph.node("ShaderNodeSeparateXYZ")
    graph.links.new(place, split.inputs[0])
    x, y = split.outputs["X"], split.outputs["Y"]
    fine, patch = graph.noise(place, 60, 5, 0.65), graph.noise(place, 2.2, 6, 0.6, 0.4)
    (px, py), (wide, deep) = puddle
    across = graph.math("DIVIDE", graph.math("SUBTRACT", x, px), wide)
    along = graph.math("DIVIDE", graph.math("SUBTRACT", y, py), deep)
    far = graph.math("SQRT", graph.math("ADD", graph.math("MULTIPLY", across, across), graph.math("MULTIPLY", along, along)))
    shore = graph.math("ADD", far, graph.math("MULTIPLY", graph.math("SUBTRACT", graph.noise(place, 3.0, 5, 0.5), 0.5), 0.9))
    water, damp = graph.smooth(shore, 1.0, 0.93), graph.smooth(shore, 1.5, 0.95)
    # Silt dries in a thin line where the water stood higher.
    tide = graph.math("MULTIPLY", graph.smooth(shore, 1.16, 1.09), graph.smooth(shore, 1.03, 1.08))
    dirt = graph.math("MULTIPLY", graph.smooth(patch, 0.42, 0.75), 0.45)
    for seam in seams:
        near = graph.math("ABSOLUTE", graph.math("SUBTRACT", x, seam))
        width = graph.math("MULTIPLY", patch, 0.05)
        dirt = graph.math("MAXIMUM", dirt, graph.math("MULTIPLY", graph.smooth(graph.math("SUBTRACT", near, width), 0.012, -0.018), 0.85))
    dirt = graph.math("MAXIMUM", dirt, graph.math("MULTIPLY", tide, 0.5))
    dirt = graph.math("MULTIPLY", dirt, graph.smooth(fine, 0.25, 0.6, 0.55, 1.0))
    scuffs = graph.noise(graph.scaled(place, (6, 90, 6), rotation=(0, 0, 0.7)), 1.0, 3, 0.5, 0.3)
    scuffs = graph.math("MULTIPLY", graph.smooth(scuffs, 0.68, 0.76), graph.smooth(patch, 0.5, 0.62))
    tone = graph.mix(dirt, color, (0.10, 0.092, 0.075))
    tone = graph.mix(graph.math("MULTIPLY", scuffs, 0.5), tone, (0.13, 0.13, 0.13))
    tone = graph.mix(graph.math("MULTIPLY", damp, 0.7), tone, (0.10, 0.10, 0.095))
    rough = graph.mix(water, graph.mix(damp, (0.55,) * 3, (0.30,) * 3), (0.015,) * 3)
    relief = graph.math("MULTIPLY", graph.math("ADD", fine, patch), graph.math("SUBTRACT", 1.0, water))
    graph.set(Base_Color=tone, Roughness=rough, Normal=graph.bump(relief, 0.35, 0.0012))
    return graph.material


def fallen_leaves(spots, seed=0, level=0.006, mesh=(16, 40)):
    """Single brown leaves with stem and midrib, folded and half curled, lying at (x, y). Returns them. mesh: coarser from afar."""
    dice, lying = random.Random(seed), []
    coats = [materials.surface("fallen leaf", tone, 0.42, variation=0.4, blotch=26, grain=220, bump=0.5)
             for tone in ((0.15, 0.065, 0.018), (0.23, 0.125, 0.028), (0.085, 0.045, 0.02), (0.20, 0.17, 0.035))]
    for x, y in spots:
        length, fold = dice.uniform(0.060, 0.095), dice.uniform(0.05, 0.45)
        sweep, arch, roll = dice.uniform(-0.35, 0.35), dice.uniform(-0.25, 0.35), dice.uniform(0.0, 0.5)
        coat = dice.choice(coats)

        def blade(u, v, length=length, fold=fold, sweep=sweep, arch=arch, roll=roll):
            # Broad above the stem, drawn out to a tip, the edge in shallow teeth.
            half = 0.40 * length * math.sin(math.pi * v ** 0.75) ** 0.8 * (1 - 0.35 * v) * (1 + 0.05 * abs(math.sin(v * 30)))
            s = 2 * u - 1
            z = fold * abs(s) * half + roll * half * max(s, 0) ** 3 + arch * length * (v - 0.4) ** 2 + 0.005 * length * math.sin(v * 27) * abs(s)
            return (s * half * (1 - 0.4 * roll * max(s, 0)) + sweep * length * (v - 0.4) ** 2, (v - 0.4) * length, z)
        leaf = geometry.surface_grid("leaf", blade, *mesh, coat)
        base = (sweep * length * 0.16, -0.4 * length, arch * length * 0.16)
        stem = [base, (base[0] + 0.05 * length, base[1] - 0.2 * length, base[2] * 0.5), (base[0] + 0.14 * length, base[1] - 0.36 * length, 0.001)]
        stalk = geometry.tube("leaf stalk", stem, 0.0008, coat, smooth=True)
        lying.append(geometry.group("fallen leaf", [leaf, stalk], (x, y, level), (dice.uniform(-0.06, 0.06), dice.uniform(-0.06, 0.06), dice.uniform(0, 6.28))))
    return lying


# --- an old roof, and the sky that clears over it ----------------------------------------

def clearing(azimuth, low=0.080, rise=0.12, seed=0.0):
    """A rain cloud that moves off: a dark deck above, open sky below it, the gap wider towards the sun at azimuth.

    low: height of the deck's edge away from the sun, as the sine of an angle; rise: how much higher it is over the sun.
    Call it after light.daylight() without clouds.
    """
    world = context.scene.world
    graph = Graph.__new__(Graph)
    graph.tree = world.node_tree
    graph.nodes, graph.links = graph.tree.nodes, graph.tree.links
    m = graph.math
    background = graph.nodes["Background"]
    sky = background.inputs["Color"].links[0].from_socket
    view = graph.nodes.new("ShaderNodeTexCoord").outputs["Generated"]
    split = graph.node("ShaderNodeSeparateXYZ")
    graph.links.new(view, split.inputs[0])
    x, y, z = split.outputs
    angle = math.radians(azimuth)
    facing = m("ADD", m("MULTIPLY", x, math.sin(angle)), m("MULTIPLY", y, math.cos(angle)))
    edge = graph.smooth(facing, 0.25, 1.0, low, low + rise)
    # The deck is a plane overhead: its lumps shorten towards the horizon.
    lifted = m("ADD", m("MAXIMUM", z, 0.0), 0.07)
    plane = graph.node("ShaderNodeCombineXYZ", X=m("DIVIDE", x, lifted), Y=m("DIVIDE", y, lifted), Z=seed)
    lumps = graph.noise(plane.outputs[0], 0.42, 8, 0.58, 0.6)
    rags = graph.noise(graph.scaled(view, (5, 5, 16), location=(seed, 0, 0)), 1.0, 7, 0.6)
    height = m("ADD", m("SUBTRACT", z, edge), m("MULTIPLY", m("SUBTRACT", rags, 0.5), 0.12))
    cover = graph.smooth(height, -0.012, 0.035)
    rim = m("MULTIPLY", cover, graph.smooth(height, 0.07, 0.0))
    warm = m("MULTIPLY", rim, graph.smooth(facing, -0.2, 1.0, 0.15, 0.9))
    deck = graph.mix(graph.smooth(lumps, 0.32, 0.66), (0.62, 0.76, 0.98), (2.3, 2.6, 3.0))
    deck = graph.mix(warm, deck, (5.2, 4.6, 4.1))
    graph.links.new(graph.mix(m("MULTIPLY", cover, 0.985), sky, deck), background.inputs["Color"])


def worn_membrane(seams, ponds, patches=(), color=(0.195, 0.222, 0.255), strip=1.5, origin=0.0):
    """Grey membrane after twenty summers, in world metres: silt rings, algae, lichen, dirt at every edge, drying patches.

    seams: x of the welded edges, which run in y; ponds: (middle, half axes, how full from 0 dry to 1); patches: (x, y, half
    width, half depth) of mended places, which are younger; strip, origin: width of the sheets and x of the first.
    """
    graph = Graph("worn membrane")
    m, place = graph.math, graph.place("world")
    split = graph.node("ShaderNodeSeparateXYZ")
    graph.links.new(place, split.inputs[0])
    x, y = split.outputs["X"], split.outputs["Y"]
    broad, patch = graph.noise(place, 0.7, 5, 0.6), graph.noise(place, 2.4, 7, 0.62, 0.4)
    mottle, fine, grit = graph.noise(place, 14, 6, 0.7), graph.noise(place, 75, 4, 0.65), graph.noise(place, 330, 2, 0.6)

    def darker(shade, amount, tone):
        return graph.mix(amount, shade, tone)

    # Every sheet of a delivery has weathered to a grey of its own.
    sheet = graph.node("ShaderNodeTexWhiteNoise", {"noise_dimensions": "1D"})
    graph.links.new(m("FLOOR", m("DIVIDE", m("SUBTRACT", x, origin), strip)), sheet.inputs["W"])
    value = m("ADD", 0.92, m("MULTIPLY", sheet.outputs["Value"], 0.16))
    for layer, low, high in ((broad, 0.86, 1.14), (patch, 0.84, 1.15), (mottle, 0.86, 1.12), (fine, 0.84, 1.15), (grit, 0.85, 1.15)):
        value = m("MULTIPLY", value, graph.smooth(layer, 0.3, 0.7, low, high, "LINEAR"))
    shade = graph.node("ShaderNodeHueSaturation", Color=color, Value=value).outputs[0]

    # Ponds: water, wet shore, and the lines of silt that earlier shores have left.
    water, damp, silt, green = 0.0, graph.smooth(m("ADD", m("MULTIPLY", broad, 0.7), m("MULTIPLY", patch, 0.3)), 0.43, 0.53), 0.0, 0.0
    wander = m("MULTIPLY", m("SUBTRACT", graph.noise(place, 1.5, 6, 0.55), 0.5), 0.85)
    for (px, py), (wide, deep), full in ponds:
        across, along = m("DIVIDE", m("SUBTRACT", x, px), wide), m("DIVIDE", m("SUBTRACT", y, py), deep)
        far = m("SQRT", m("ADD", m("MULTIPLY", across, across), m("MULTIPLY", along, along)))
        shore = m("ADD", far, wander)
        water = m("MAXIMUM", water, graph.smooth(shore, full + 0.015, full - 0.015)) if full else water
        damp = m("MAXIMUM", damp, graph.smooth(shore, full + 0.34, full + 0.04)) if full else damp
        for ring, strong in ((1.10, 0.7), (1.20, 0.5), (1.34, 1.0), (1.55, 0.7)) if full else ((0.40, 0.5), (0.66, 0.75), (0.84, 0.55), (1.0, 1.0)):
            line = m("MULTIPLY", graph.smooth(shore, ring - 0.045, ring), graph.smooth(shore, ring + 0.012, ring + 0.002))
            silt = m("MAXIMUM", silt, m("MULTIPLY", line, strong))
        silt = m("MAXIMUM", silt, m("MULTIPLY", graph.smooth(shore, 1.36, 1.0), 0.42))
        green = m("MAXIMUM", green, graph.smooth(shore, 1.65, 1.1, 0.0, 0.8))

    # Dirt in front of every weld, algae where it stays wet.
    dirt, line = m("MULTIPLY", graph.smooth(patch, 0.50, 0.78), 0.5), 0.0
    for seam in seams:
        off = m("SUBTRACT", x, seam)
        near = m("SUBTRACT", m("ABSOLUTE", off), m("MULTIPLY", patch, 0.06))
        dirt = m("MAXIMUM", dirt, m("MULTIPLY", graph.smooth(near, 0.015, -0.02), 0.75))
        line = m("MAXIMUM", line, graph.smooth(m("ABSOLUTE", m("SUBTRACT", off, 0.003)), 0.0045, 0.0015))
        green = m("MAXIMUM", green, graph.smooth(m("ABSOLUTE", off), 0.16, 0.02, 0.0, 0.75))
    young, wand = 0.0, m("MULTIPLY", m("SUBTRACT", mottle, 0.5), 0.012)
    for cx, cy, wide, deep in patches:
        a, b = (m("MAXIMUM", m("SUBTRACT", m("ABSOLUTE", m("SUBTRACT", at, middle)), half - CORNER), 0.0) for at, middle, half in ((x, cx, wide), (y, cy, deep)))
        out = m("SUBTRACT", m("SQRT", m("ADD", m("MULTIPLY", a, a), m("MULTIPLY", b, b))), CORNER)
        young = m("MAXIMUM", young, graph.smooth(out, 0.0005, -0.0005))
        dirt = m("MAXIMUM", dirt, m("MULTIPLY", graph.smooth(m("ADD", out, wand), 0.028, 0.001), m("MULTIPLY", graph.smooth(out, -0.004, 0.0), 0.85)))
        line = m("MAXIMUM", line, graph.smooth(m("ABSOLUTE", m("SUBTRACT", out, 0.002)), 0.004, 0.001))
    shade = darker(shade, m("MULTIPLY", young, 0.55), tuple(c * 1.45 for c in color))
    dirt = m("MULTIPLY", dirt, graph.smooth(mottle, 0.30, 0.62, 0.45, 1.0))
    silt = m("MULTIPLY", silt, graph.smooth(fine, 0.25, 0.6, 0.6, 1.0))
    shade = darker(shade, dirt, (0.072, 0.073, 0.070))
    shade = darker(shade, m("MULTIPLY", silt, 0.92), (0.082, 0.079, 0.070))
    algae = m("MULTIPLY", m("MULTIPLY", green, graph.smooth(graph.noise(place, 7, 8, 0.72), 0.50, 0.66)), 0.75)
    shade = darker(shade, algae, (0.045, 0.055, 0.028))
    shade = darker(shade, m("MULTIPLY", line, 0.85), (0.028, 0.026, 0.022))

    # Lichen: rosettes of a few kinds in colonies; black specks of soot everywhere.
    bumps = 0.0
    for size, tone, most, colony in ((0.060, (0.29, 0.32, 0.27), 0.38, 1.7), (0.020, (0.42, 0.435, 0.39), 0.42, 2.6), (0.036, (0.34, 0.25, 0.060), 0.30, 1.1)):
        cell = graph.node("ShaderNodeTexVoronoi", {"voronoi_dimensions": "2D"}, Scale=1 / size)
        graph.links.new(graph.scaled(place, (1, 1, 1), location=(colony, most, 0)), cell.inputs["Vector"])
        lots = graph.node("ShaderNodeSeparateRGB", Image=cell.outputs["Color"])
        reach = m("MULTIPLY", m("POWER", lots.outputs[0], 1.6), most)
        ragged = m("ADD", cell.outputs["Distance"], m("MULTIPLY", m("SUBTRACT", fine, 0.5), 0.55))
        rosette = m("MULTIPLY", graph.smooth(m("SUBTRACT", ragged, reach), 0.02, -0.03), graph.smooth(graph.noise(place, colony, 4, 0.6), 0.50, 0.61))
        # Old ones die off in the middle.
        ring = m("MULTIPLY", rosette, graph.smooth(m("DIVIDE", ragged, m("ADD", reach, 0.001)), 0.1, 0.7, 0.55, 1.0))
        shade = darker(shade, m("MULTIPLY", ring, m("SUBTRACT", 0.9, m("MULTIPLY", young, 0.8))), tone)
        bumps = m("MAXIMUM", bumps, ring)
    soot = graph.node("ShaderNodeTexVoronoi", {"voronoi_dimensions": "2D"}, Scale=75)
    graph.links.new(place, soot.inputs["Vector"])
    lots = graph.node("ShaderNodeSeparateRGB", Image=soot.outputs["Color"])
    speck = graph.smooth(m("SUBTRACT", soot.outputs["Distance"], m("MULTIPLY", m("POWER", lots.outputs[1], 4.0), 0.34)), 0.02, -0.02)
    shade = darker(shade, m("MULTIPLY", speck, 0.7), (0.05, 0.047, 0.04))

    wet = m("MULTIPLY", damp, graph.smooth(mottle, 0.25, 0.6, 0.75, 1.0))
    shade = graph.mix(wet, shade, (0.62, 0.62, 0.64), "MULTIPLY")
    shade = graph.mix(water, shade, (0.55, 0.54, 0.50), "MULTIPLY")
    rough = graph.mix(water, graph.mix(wet, (0.62,) * 3, graph.mix(mottle, (0.16,) * 3, (0.40,) * 3)), (0.012,) * 3)
    dry = m("SUBTRACT", 1.0, water)
    slow = graph.bump(m("MULTIPLY", m("ADD", broad, m("MULTIPLY", patch, 0.5)), dry), 1.0, 0.012)
    relief = m("ADD", m("ADD", m("MULTIPLY", mottle, 0.6), m("MULTIPLY", fine, 0.8)), m("ADD", m("MULTIPLY", grit, 0.5), m("MULTIPLY", bumps, 1.2)))
    normal = graph.bump(m("MULTIPLY", relief, dry), m("SUBTRACT", 0.55, m("MULTIPLY", wet, 0.30)), 0.0016, slow)
    # Water is level, whatever lies below it.
    level = graph.mix(water, normal, (0.0, 0.0, 1.0))
    graph.set(Base_Color=shade, Roughness=rough, Normal=level)
    return graph.material


def used_membrane(ponds, color=(0.385, 0.388, 0.375), strip=1.5, origin=0.0, ends=11.0):
    """Pale membrane on a dry day, in world metres: welds that catch dirt, rings of dried ponds, scuffs, runs; no lichen yet.

    ponds: (middle, half axes); strip, origin: width of the sheets and x of a weld, which run in y; ends: metres from one
    welded end to the next within a sheet.
    """
    graph = Graph("used membrane")
    m, place = graph.math, graph.place("world")
    split = graph.node("ShaderNodeSeparateXYZ", Vector=place)
    x, y = split.outputs["X"], split.outputs["Y"]
    broad, patch = graph.noise(place, 0.55, 5, 0.6), graph.noise(place, 2.1, 7, 0.64, 0.4)
    mottle, fine = graph.noise(place, 13, 6, 0.7), graph.noise(place, 90, 4, 0.65)
    sheet = graph.node("ShaderNodeTexWhiteNoise", {"noise_dimensions": "1D"})
    graph.links.new(m("FLOOR", m("DIVIDE", m("SUBTRACT", x, origin), strip)), sheet.inputs["W"])
    value = m("ADD", 0.94, m("MULTIPLY", sheet.outputs["Value"], 0.12))
    for layer, low, high in ((broad, 0.92, 1.08), (patch, 0.91, 1.08), (mottle, 0.94, 1.06), (fine, 0.93, 1.07)):
        value = m("MULTIPLY", value, graph.smooth(layer, 0.3, 0.7, low, high, "LINEAR"))
    shade = graph.node("ShaderNodeHueSaturation", Color=color, Value=value).outputs[0]
    shade = graph.mix(m("MULTIPLY", graph.smooth(patch, 0.40, 0.72, 0.0, 0.42), graph.smooth(fine, 0.25, 0.6, 0.6, 1.0)), shade, (0.175, 0.165, 0.140))
    waver = m("MULTIPLY", m("SUBTRACT", graph.noise(graph.scaled(place, (1, 2.2, 1)), 1.0, 3, 0.5), 0.5), 0.006)
    share = m("SUBTRACT", m("FRACT", m("ADD", m("DIVIDE", m("SUBTRACT", x, origin), strip), 0.5)), 0.5)
    off = m("SUBTRACT", m("MULTIPLY", share, strip), waver)
    line = graph.smooth(m("ABSOLUTE", off), 0.0050, 0.0015)
    smear = m("MULTIPLY", graph.smooth(off, 0.075, 0.0), graph.smooth(off, -0.006, 0.0))
    part = m("SUBTRACT", m("FRACT", m("ADD", m("DIVIDE", y, ends), m("MULTIPLY", sheet.outputs["Value"], 7.0))), 0.5)
    cross = m("MULTIPLY", part, ends)
    line = m("MAXIMUM", line, graph.smooth(m("ABSOLUTE", cross), 0.0050, 0.0015))
    smear = m("MAXIMUM", smear, m("MULTIPLY", graph.smooth(cross, -0.070, 0.0), graph.smooth(cross, 0.006, 0.0)))
    smear = m("MULTIPLY", smear, graph.smooth(mottle, 0.35, 0.66, 0.10, 0.75))
    tide, silt = 0.0, 0.0
    for (px, py), (wide, deep) in ponds:
        across, along = m("DIVIDE", m("SUBTRACT", x, px), wide), m("DIVIDE", m("SUBTRACT", y, py), deep)
        shore = m("ADD", m("SQRT", m("ADD", m("MULTIPLY", across, across), m("MULTIPLY", along, along))), m("MULTIPLY", m("SUBTRACT", graph.noise(place, 1.7, 6, 0.58), 0.5), 0.85))
        for edge, strength in ((1.0, 0.85), (0.80, 0.5), (0.56, 0.4)):
            # Silt dries with a sharp outer edge and fades inwards.
            tide = m("MAXIMUM", tide, m("MULTIPLY", m("MULTIPLY", graph.smooth(shore, edge, edge - 0.012), graph.smooth(shore, edge - 0.13, edge)), strength))
        silt = m("MAXIMUM", silt, m("MULTIPLY", graph.smooth(shore, 1.0, 0.1), 0.62))
    silt = m("MULTIPLY", silt, graph.smooth(mottle, 0.28, 0.66, 0.45, 1.0))
    scuffs = graph.noise(graph.scaled(place, (5, 80, 5), rotation=(0, 0, 0.7)), 1.0, 3, 0.5, 0.3)
    scuffs = m("MULTIPLY", graph.smooth(scuffs, 0.67, 0.74), graph.smooth(patch, 0.47, 0.60))
    shade = graph.mix(silt, shade, (0.165, 0.150, 0.118))
    shade = graph.mix(m("MULTIPLY", tide, 0.8), shade, (0.098, 0.086, 0.062))
    shade = graph.mix(smear, shade, (0.125, 0.118, 0.100))
    shade = graph.mix(m("MULTIPLY", line, 0.82), shade, (0.050, 0.048, 0.043))
    shade = graph.mix(m("MULTIPLY", scuffs, 0.55), shade, (0.12, 0.12, 0.12))
    soot = graph.node("ShaderNodeTexVoronoi", {"voronoi_dimensions": "2D"}, Scale=52.0)
    graph.links.new(place, soot.inputs["Vector"])
    lots = graph.node("ShaderNodeSeparateRGB", Image=soot.outputs["Color"])
    speck = graph.smooth(m("SUBTRACT", soot.outputs["Distance"], m("MULTIPLY", m("POWER", lots.outputs[1], 11.0), 0.30)), 0.02, -0.02)
    shade = graph.mix(m("MULTIPLY", speck, 0.55), shade, (0.07, 0.064, 0.052))
    slow = graph.bump(m("ADD", broad, m("MULTIPLY", patch, 0.5)), 1.0, 0.014)
    relief = m("ADD", m("ADD", m("MULTIPLY", mottle, 0.5), fine), m("MULTIPLY", line, -1.0))
    graph.set(Base_Color=shade, Roughness=m("ADD", 0.50, m("MULTIPLY", m("MAXIMUM", silt, tide), 0.3)), Specular=0.35, Normal=graph.bump(relief, 0.4, 0.0014, slow))
    return graph.material


def soaked_leaves(spots, seed=0):
    """Leaves that rain has pasted to what they lie on, or that float: flat, dark, glossy. spots: (x, y, z). From a few models."""
    dice, graph = random.Random(seed), Graph("soaked leaf")
    m, own = graph.math, graph.nodes.new("ShaderNodeTexCoord").outputs["Object"]
    x, y, _ = graph.node("ShaderNodeSeparateXYZ", Vector=own).outputs
    aside = m("ABSOLUTE", x)
    rib = m("MAXIMUM", graph.smooth(aside, 0.016, 0.006), m("MULTIPLY", graph.smooth(m("ABSOLUTE", m("SUBTRACT", m("FRACT", m("MULTIPLY", m("SUBTRACT", y, m("MULTIPLY", aside, 0.85)), 7.0)), 0.5)), 0.07, 0.03), 0.55))
    tone = graph.node("ShaderNodeValToRGB", Fac=graph.random())
    tone.color_ramp.elements[0].color, tone.color_ramp.elements[1].color = (0.055, 0.026, 0.012, 1), (0.26, 0.175, 0.030, 1)
    tone.color_ramp.elements.new(0.45).color = (0.15, 0.062, 0.016, 1)
    blotch = graph.smooth(graph.noise(graph.place(), 6.0, 6, 0.7), 0.46, 0.66)
    shade = graph.mix(m("MULTIPLY", blotch, 0.7), tone.outputs[0], (0.030, 0.018, 0.010))
    graph.set(Base_Color=graph.mix(m("MULTIPLY", rib, 0.5), shade, (0.24, 0.17, 0.07)), Roughness=0.26, Specular=0.5, Normal=graph.bump(rib, 0.4, 0.0008))
    lobed = [(0.02, 0.0), (0.14, -0.10), (0.34, -0.12), (0.28, 0.02), (0.50, 0.10), (0.44, 0.18), (0.60, 0.36), (0.42, 0.36), (0.38, 0.44), (0.20, 0.40), (0.24, 0.56), (0.14, 0.66), (0.10, 0.80), (0.0, 1.0)]
    oval = [(0.02, 0.0), (0.20, 0.05), (0.31, 0.18), (0.35, 0.34), (0.32, 0.52), (0.24, 0.70), (0.12, 0.87), (0.0, 1.0)]
    models = []
    for kind in range(7):
        half = [(a * dice.uniform(0.92, 1.08) + 0.01, b + dice.gauss(0, 0.012)) for a, b in (lobed if kind % 3 == 0 else oval)]
        outline = half + [(-a * dice.uniform(0.9, 1.1), b + dice.gauss(0, 0.012)) for a, b in half[-2::-1]]
        turn, curl, count = dice.uniform(0, math.tau), dice.choice((0.0, 0.03, 0.09)), len(outline)

        def ring(share, outline=outline, curl=curl, turn=turn, kind=kind):
            return [(a * share, 0.38 + (b - 0.38) * share, 0.008 + curl * share ** 3 * max(0.0, math.cos(math.atan2(b - 0.38, a) - turn)) ** 2 + 0.012 * share * abs(math.sin(i * 2.1 + kind))) for i, (a, b) in enumerate(outline)]
        vertices = [(0, 0.38, 0.012)] + [point for share in (0.35, 0.7, 1.0) for point in ring(share)]
        faces = [(0, 1 + i, 1 + (i + 1) % count) for i in range(count)] + [(1 + r * count + i, 1 + (r + 1) * count + i, 1 + (r + 1) * count + (i + 1) % count, 1 + r * count + (i + 1) % count) for r in (0, 1) for i in range(count)]
        blade = geometry.link(geometry.mesh_from("leaf", vertices, faces, True), graph.material)
        models.append(geometry.join("soaked leaf", [blade, geometry.tube("stalk", [(0, 0.02, 0.012), (dice.uniform(-0.06, 0.06), -0.16, 0.010), (dice.uniform(-0.16, 0.16), -0.36, 0.012)], 0.012, graph.material, smooth=True)]))
        models[-1].hide_render = True
    return [geometry.instance(dice.choice(models), spot, (0, 0, dice.uniform(0, math.tau)), dice.uniform(0.042, 0.082)) for spot in spots]
