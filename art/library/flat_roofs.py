"""What stands on a flat roof under modules: cross profiles on mats, posts, ballast, rails with end caps; trays, walkway mats, marks of use."""
import math
import random

import bpy

from . import buildings, geometry, materials, module
from .nodes import Graph

MAT = 0.020                                # thickness of the mats


def granulate():
    """Mats are pressed from old tyres: black crumbs, a few of them coloured."""
    return materials.surface("granulate", (0.034, 0.034, 0.035), 0.85, variation=0.5, blotch=40, grain=210, bump=1.0, depth=0.003, dirt=0.45)


def stand(tilt, low, insets=(0.19, 1.006), length=1.34, plugs=False):
    """One cross profile along +x on two mats, with a low and a high post that carry hat rails along y.

    low: height of the module's low edge, which is above the origin; insets: of the rails from it; plugs: in the profile's ends.
    """
    metal, mat = materials.aluminium(0.36), granulate()
    base = MAT + 0.001
    section = [(-0.020, 0), (0.020, 0), (0.020, 0.003), (0.0025, 0.003), (0.0025, 0.028), (0.016, 0.028), (0.016, 0.031), (-0.016, 0.031), (-0.016, 0.028), (-0.0025, 0.028), (-0.0025, 0.003), (-0.020, 0.003)]
    bar = buildings.solid("cross", section, length, metal, 0.0006, 1)
    bar.rotation_euler, bar.location = (0, 0, math.pi / 2), (length / 2 - 0.07, 0, base)
    parts = [bar]
    if plugs:
        black = materials.plastic("plug", (0.018, 0.018, 0.019), 0.5)
        parts += [geometry.box("plug", (0.008, 0.042, 0.033), black, (x, 0, base + 0.0155), bevel=0.002) for x in (-0.072, length - 0.068)]
    for inset in insets:
        x, top = inset * math.cos(tilt), low + inset * math.sin(tilt) - 0.0306 - 0.006
        foot = base + 0.031
        parts.append(geometry.box("mat", (0.26, 0.20, MAT), mat, (x, 0.006, MAT / 2), (0, 0, 0.02), bevel=0.003))
        tall = top - foot - 0.004
        if tall > 0.012:
            parts += [geometry.box("cheek", (0.046, 0.004, tall), metal, (x, side * 0.018, foot + tall / 2), bevel=0.001) for side in (-1, 1)]
            parts.append(geometry.box("sole", (0.090, 0.044, 0.004), metal, (x, 0, foot + 0.002), bevel=0.001))
            parts += [buildings.bolt(0.0055, 0.005, (x + side * 0.034, 0, foot + 0.004), (0, 0, side)) for side in (-1, 1)]
        parts.append(geometry.box("head", (0.116, 0.060, 0.004), metal, (x, 0, top), (0, -tilt, 0), 0.001))
        parts += [buildings.bolt(0.0050, 0.005, (x + side * 0.043, 0, top + 0.0045 + side * 0.043 * math.sin(tilt)), (0, -tilt, side * 2)) for side in (-1, 1)]
    return geometry.join("stand", parts)


def rail_cap():
    """A plastic cap pushed into the end of a buildings.hat_rail() along y, its face towards -y."""
    outline = [(-0.0535, -0.0005), (-0.0535, 0.004), (-0.0265, 0.004), (-0.022, 0.0312), (0.022, 0.0312), (0.0265, 0.004), (0.0535, 0.004), (0.0535, -0.0005)]
    return buildings.solid("rail cap", outline, 0.006, materials.plastic("rail cap", (0.020, 0.020, 0.021), 0.5), 0.0012)


def ballast_tray(length=1.25):
    """A folded trough along y that lies on two cross profiles and takes ballast()."""
    profile = [(-0.112, 0.036), (-0.110, 0.036), (-0.110, 0.002), (0.110, 0.002), (0.110, 0.036), (0.112, 0.036), (0.112, 0), (-0.112, 0)]
    return buildings.solid("ballast tray", profile, length, materials.galvanised(), 0.0005, 1)


def ballast():
    """A concrete stone, 0.20 x 0.40 x 0.08, that weighs a sub-structure down; its middle at the origin."""
    stone = materials.surface("ballast", (0.30, 0.295, 0.28), 0.88, variation=0.22, blotch=5, grain=120, bump=0.6, depth=0.0025, dirt=0.35)
    return geometry.box("ballast", (0.20, 0.40, 0.08), stone, (0, 0, 0), bevel=0.007)


def tray(x, near, far, level, seed=0):
    """A cable tray along y on U brackets that stand on mats; its lengths are 3 m and meet in splice plates; four cables lie in it."""
    dice, metal, mat = random.Random(seed), materials.galvanised(), granulate()
    black = materials.plastic("cable", (0.014, 0.014, 0.015), 0.5)
    floor = level + 0.082
    profile = [(-0.10, 0.06), (-0.10, 0.0), (0.10, 0.0), (0.10, 0.06), (0.092, 0.06), (0.092, 0.058), (0.098, 0.058), (0.098, 0.002), (-0.098, 0.002), (-0.098, 0.058), (-0.092, 0.058), (-0.092, 0.06)]
    bracket = geometry.join("bracket", [geometry.box("mat", (0.40, 0.16, MAT), mat, (0, 0, MAT / 2), bevel=0.003), geometry.box("sole", (0.30, 0.05, 0.004), metal, (0, 0, MAT + 0.002), bevel=0.001),
                                        geometry.box("bridge", (0.26, 0.05, 0.004), metal, (0, 0, 0.079), bevel=0.001)]
                             + [geometry.box("leg", (0.004, 0.05, 0.056), metal, (side * 0.128, 0, 0.050), bevel=0.001) for side in (-1, 1)]
                             + [buildings.bolt(0.006, 0.005, (side * 0.141, 0, MAT + 0.004), (0, 0, side)) for side in (-1, 1)])
    bracket.hide_render = True
    y = near
    while y < far:
        end = min(y + 2.996, far)
        shift = dice.uniform(-0.003, 0.003)
        geometry.extrude("tray", profile, geometry.straight((x + shift, y, floor), (x + dice.uniform(-0.003, 0.003), end, floor), (1, 0, 0)), metal, 20, True)
        for side in (-1, 1):
            geometry.box("splice", (0.003, 0.20, 0.042), metal, (x + side * 0.1025, end, floor + 0.028), bevel=0.001)
            for along in (-0.06, 0.06):
                geometry.cylinder("bolt", 0.0055, 0.004, materials.stainless(), (x + side * 0.104, end + along, floor + 0.028), (0, side * math.pi / 2, 0), sides=12, bevel=0.001)
        for along in (0.45, 1.95):
            geometry.instance(bracket, (x, y + along, level + 0.003), (0, 0, dice.uniform(-0.03, 0.03)))
        y = end + 0.004
    for lane in range(5):
        points = [(x - 0.060 + lane * 0.026 + dice.uniform(-0.012, 0.012), near + (far - near) * s / 24, floor + 0.008 + 0.004 * (lane % 2)) for s in range(25)]
        geometry.tube("cable", points, 0.0042, black, smooth=True)


def walkway(place, count, size=(0.60, 1.18), seed=0):
    """Mats with a tread that are welded onto the membrane, a hand apart, along +y."""
    dice = random.Random(seed)
    graph = Graph("walkway mat")
    m, spot = graph.math, graph.place("world")
    split = graph.node("ShaderNodeSeparateXYZ", Vector=graph.scaled(spot, (1, 1, 1), rotation=(0, 0, math.pi / 4)))
    studs = m("MULTIPLY", graph.smooth(m("ABSOLUTE", m("SUBTRACT", m("FRACT", m("MULTIPLY", split.outputs["X"], 42.0)), 0.5)), 0.20, 0.32), graph.smooth(m("ABSOLUTE", m("SUBTRACT", m("FRACT", m("MULTIPLY", split.outputs["Y"], 42.0)), 0.5)), 0.20, 0.32))
    patch, fine = graph.noise(spot, 3.2, 7, 0.7, 0.3), graph.noise(spot, 60, 4, 0.65)
    shade = graph.node("ShaderNodeHueSaturation", Color=(0.150, 0.154, 0.156), Value=m("ADD", graph.smooth(fine, 0.3, 0.7, 0.88, 1.12), m("MULTIPLY", graph.random(), 0.12))).outputs[0]
    silt = m("MULTIPLY", graph.smooth(patch, 0.40, 0.68, 0.12, 0.75), m("SUBTRACT", 1.0, m("MULTIPLY", studs, 0.6)))
    shade = graph.mix(silt, shade, (0.22, 0.20, 0.165))
    graph.set(Base_Color=shade, Roughness=0.72, Specular=0.35, Normal=graph.bump(m("ADD", studs, m("MULTIPLY", fine, 0.3)), 0.6, 0.0016))
    for index in range(count):
        geometry.box("walkway mat", (size[0], size[1], 0.004), graph.material, (place[0] + dice.uniform(-0.012, 0.012), place[1] + index * (size[1] + 0.07), place[2]), (0, 0, dice.uniform(-0.010, 0.010)), 0.0012)


# --- marks of use: thin sheets, clear but for the mark -----------------------------------------

def _mark(name, size, amount, color, graph, rough=0.8):
    """A sheet that is seen only where amount is 1."""
    clear = graph.node("ShaderNodeBsdfTransparent")
    graph.set(Base_Color=color, Roughness=rough, Specular=0.2)
    blend = graph.node("ShaderNodeMixShader", Fac=amount)
    graph.links.new(clear.outputs[0], blend.inputs[1])
    graph.links.new(graph.shader.outputs[0], blend.inputs[2])
    graph.links.new(blend.outputs[0], graph.output.inputs["Surface"])
    half = size / 2
    sheet = geometry.link(geometry.mesh_from(name, [(-half, -half, 0), (half, -half, 0), (half, half, 0), (-half, half, 0)], [(0, 1, 2, 3)]), graph.material)
    sheet.visible_shadow = False
    sheet.hide_render = True
    return sheet


def shoe_print(left=False, color=(0.135, 0.120, 0.095)):
    """The dusty print of a work boot, toe towards +y: sole and heel with their tread, torn by how it was set down."""
    graph = Graph("shoe print")
    m = graph.math
    place = graph.nodes.new("ShaderNodeTexCoord").outputs["Object"]
    split = graph.node("ShaderNodeSeparateXYZ", Vector=place)
    x, y = m("MULTIPLY", split.outputs["X"], -1.0 if left else 1.0), split.outputs["Y"]

    def oval(cx, cy, wide, deep):
        a, b = m("DIVIDE", m("SUBTRACT", x, cx), wide), m("DIVIDE", m("SUBTRACT", y, cy), deep)
        return m("SQRT", m("ADD", m("MULTIPLY", a, a), m("MULTIPLY", b, b)))
    outline = m("MAXIMUM", graph.smooth(oval(0.003, 0.045, 0.044, 0.100), 1.0, 0.93), graph.smooth(oval(-0.002, -0.108, 0.035, 0.042), 1.0, 0.92))
    bars = graph.smooth(m("ABSOLUTE", m("SUBTRACT", m("FRACT", m("ADD", m("MULTIPLY", y, 52.0), m("MULTIPLY", m("ABSOLUTE", x), 22.0))), 0.5)), 0.16, 0.26)
    torn = graph.smooth(m("ADD", graph.noise(graph.place(), 26, 5, 0.65), m("MULTIPLY", graph.random(), 0.10)), 0.44, 0.62)
    return _mark("shoe print", 0.34, m("MULTIPLY", m("MULTIPLY", outline, bars), m("MULTIPLY", torn, 0.62)), color, graph)


def dropping():
    """What a bird left: a chalky splash with a dark middle and spray round it."""
    graph = Graph("dropping")
    m, place = graph.math, graph.place()
    own = graph.nodes.new("ShaderNodeTexCoord").outputs["Object"]
    split = graph.node("ShaderNodeSeparateXYZ", Vector=own)
    far = m("SQRT", m("ADD", m("MULTIPLY", split.outputs["X"], split.outputs["X"]), m("MULTIPLY", split.outputs["Y"], split.outputs["Y"])))
    ragged = m("ADD", m("DIVIDE", far, 0.016), m("MULTIPLY", m("SUBTRACT", graph.noise(place, 75, 5, 0.6), 0.5), 1.9))
    blob = graph.smooth(ragged, 1.0, 0.85)
    spray = m("MULTIPLY", graph.smooth(graph.noise(place, 240, 2, 0.5), 0.66, 0.70), graph.smooth(far, 0.045, 0.015))
    shade = graph.mix(graph.smooth(ragged, 0.35, 0.15), (0.56, 0.55, 0.50), (0.10, 0.10, 0.075))
    return _mark("dropping", 0.10, m("MULTIPLY", m("MAXIMUM", blob, spray), 0.9), shade, graph, 0.7)


def steps(path, level, seed=0, stride=0.72, color=(0.135, 0.120, 0.095)):
    """Shoe prints along points on the roof, fading as the dust ran out."""
    dice, feet = random.Random(seed), (shoe_print(True, color), shoe_print(color=color))
    count = 0
    for (x1, y1), (x2, y2) in zip(path, path[1:]):
        length = math.hypot(x2 - x1, y2 - y1)
        turn = math.atan2(y2 - y1, x2 - x1) - math.pi / 2
        for step in range(int(length / stride)):
            share, side = (step + dice.uniform(0.3, 0.5)) * stride / length, -1 if count % 2 else 1
            spot = (x1 + (x2 - x1) * share + math.cos(turn) * 0.095 * side, y1 + (y2 - y1) * share + math.sin(turn) * 0.095 * side, level + 0.0002)
            geometry.instance(feet[0 if side < 0 else 1], spot, (0, 0, turn - side * dice.uniform(0.02, 0.16)))
            count += 1
    bpy.context.scene.cycles.transparent_max_bounces = max(16, bpy.context.scene.cycles.transparent_max_bounces)


# --- at the edges of a roof and on its way ----------------------------------------------------

def leaf_guard(location):
    """A low basket of upright fins over an outlet, in the ring that clamps the membrane."""
    grey, steel = materials.surface("leaf guard", (0.060, 0.062, 0.063), 0.5, variation=0.2, blotch=20, grain=160, bump=0.2, dirt=0.45), materials.stainless()
    parts = [geometry.lathe("ring", [(0.165, 0.0), (0.165, 0.005), (0.160, 0.008), (0.108, 0.010), (0.104, 0.003)], grey, sides=64),
             geometry.lathe("crown", [(0.096, 0.078), (0.098, 0.084), (0.094, 0.092), (0.030, 0.097), (0.001, 0.0975)], grey, sides=48)]
    for index in range(26):
        turn = index * math.tau / 26
        parts.append(geometry.box("fin", (0.016, 0.0045, 0.080), grey, (0.093 * math.cos(turn), 0.093 * math.sin(turn), 0.044), (0, 0, turn), 0.001))
    for index in range(6):
        turn = index * math.tau / 6 + 0.2
        parts.append(buildings.bolt(0.0055, 0.005, (0.137 * math.cos(turn), 0.137 * math.sin(turn), 0.008), (0, 0, turn), steel))
    whole = geometry.join("leaf guard", parts)
    whole.location = location
    return whole


def conductor(points, level, seed=0):
    """A lightning conductor: round wire from holder to holder, each a stone on a plastic foot; points: (x, y) of its bends."""
    dice, wire = random.Random(seed), materials.surface("conductor", (0.62, 0.63, 0.64), 0.36, 1.0, variation=0.15, blotch=9, grain=90, bump=0.05, dirt=0.2)
    stone, black = materials.surface("holder", (0.27, 0.265, 0.25), 0.85, variation=0.25, blotch=6, grain=110, bump=0.5, depth=0.002, dirt=0.4), materials.plastic("holder foot", (0.020, 0.020, 0.021), 0.5)
    holder = geometry.join("holder", [geometry.lathe("foot", [(0.076, 0.0), (0.078, 0.012), (0.072, 0.016)], black, sides=32), geometry.lathe("stone", [(0.070, 0.014), (0.068, 0.040), (0.052, 0.066), (0.046, 0.069)], stone, sides=32),
                                      geometry.box("clip", (0.030, 0.022, 0.026), black, (0, 0, 0.080), bevel=0.004)])
    holder.hide_render = True
    course = []
    for (x1, y1), (x2, y2) in zip(points, points[1:]):
        count = max(1, round(math.hypot(x2 - x1, y2 - y1)))
        for step in range(count):
            share = (step + 0.5) / count
            x, y = x1 + (x2 - x1) * share + dice.gauss(0, 0.008), y1 + (y2 - y1) * share + dice.gauss(0, 0.02)
            geometry.instance(holder, (x, y, level), (0, 0, math.atan2(y2 - y1, x2 - x1) + dice.gauss(0, 0.05)))
            course += [(x, y, level + 0.088), (x + (x2 - x1) * 0.5 / count + dice.gauss(0, 0.006), y + (y2 - y1) * 0.5 / count, level + 0.085 + dice.gauss(0, 0.004))]
    return geometry.tube("conductor", course, 0.004, wire, smooth=True)


def coping(start, end, level, wide=0.40, seed=0, tone=0.40):
    """A folded sheet cap in lengths of three metres along a parapet from start to end (x, y); cover plates over its joints, a drip edge."""
    dice, metal, length = random.Random(seed), materials.aluminium(tone), math.hypot(end[0] - start[0], end[1] - start[1])
    turn, half = math.atan2(end[1] - start[1], end[0] - start[0]), wide / 2
    profile = [(-half, -0.055), (-half - 0.008, -0.062), (-half - 0.010, -0.060), (-half - 0.002, -0.050), (-half - 0.002, 0.004), (half + 0.002, -0.008), (half + 0.002, -0.062), (half, -0.062), (half, -0.010), (-half, 0.002)]
    cover = [(-half - 0.003, -0.056), (-half - 0.004, 0.0055), (half + 0.004, -0.0065), (half + 0.003, -0.064), (half + 0.0015, -0.064), (half + 0.002, -0.0080), (-half - 0.002, 0.0040), (-half - 0.0015, -0.056)]
    count = max(1, math.ceil(length / 3.0))
    for index in range(count):
        share = (index + 0.5) / count
        for name, shape, long, at in (("coping", profile, length / count - 0.008, share), ("joint", cover, 0.14, (index + 1) / count)):
            if at < 1:
                piece = buildings.solid(name, shape, long, metal, 0.0006, 1)
                piece.location = (start[0] + (end[0] - start[0]) * at, start[1] + (end[1] - start[1]) * at, level + dice.gauss(0, 0.0012))
                piece.rotation_euler = (dice.gauss(0, 0.0006), dice.gauss(0, 0.004), turn - math.pi / 2)


# --- a row with a ridge, and its cables ---------------------------------------------------------

def ridge_row(place, count, tilt, low, seed=0, pitch=2.25, run=1.184):
    """Modules along +y that fall to both sides of a ridge: cross profiles on mats, posts, rails, ballast below the ridge.

    place: below the near low corner on the side of +x; tilt, low: of the modules, height of their low edges; run: from edge to ridge.
    """
    (x, y, level), dice, length = place, random.Random(seed), count * pitch
    sheets = [module.make("smf-520", backsheet="white", box="front", dust=dust, gloss=gloss) for dust, gloss in ((0.07, 0.36), (0.11, 0.39))]
    rail, cap, frame = buildings.hat_rail(length + 0.06), rail_cap(), stand(tilt, low, plugs=True)
    trough, stone = ballast_tray(1.05), ballast()
    for pattern in (*sheets, rail, cap, frame, trough, stone):
        pattern.hide_render = True
    for side in (1, -1):
        edge = x if side > 0 else x - 2 * run - 0.05
        for inset in (0.19, 1.006):
            rx, rz = edge - side * inset * math.cos(tilt), level + low + inset * math.sin(tilt) - 0.0306
            geometry.instance(rail, (rx, y + length / 2 + dice.uniform(-0.006, 0.006), rz), (0, tilt * side, 0))
            geometry.instance(cap, (rx, y - 0.036, rz), (0, tilt * side, 0))
        for index in range(count * 2 + 1):
            # The profiles of both sides lie beside each other where they meet.
            along = y + 0.16 + index * (length - 0.32) / (count * 2) + (0.0 if side > 0 else 0.046)
            geometry.instance(frame, (edge, along, level), (0, 0, (math.pi if side > 0 else 0.0) + dice.uniform(-0.005, 0.005)))
        for index in range(count):
            geometry.instance(dice.choice(sheets), (edge - side * 0.598 * math.cos(tilt), y + (index + 0.5) * pitch + dice.uniform(-0.002, 0.002), level + low + 0.598 * math.sin(tilt) + dice.uniform(0, 0.0008)),
                              (dice.uniform(-8e-4, 8e-4), -tilt * side + dice.uniform(-8e-4, 8e-4), math.pi + dice.uniform(-4e-4, 4e-4)))
    for index in range(count * 2):
        middle = y + 0.20 + (index + 0.5) * (length - 0.32) / (count * 2)
        geometry.instance(trough, (x - 0.76, middle, level + 0.053))
        for spot in dice.sample((-0.34, 0.12, 0.34), 2) if index else (-0.34, 0.13):
            geometry.instance(stone, (x - 0.76 + dice.uniform(-0.004, 0.004), middle + spot, level + 0.0955), (0, 0, dice.uniform(-0.014, 0.014)))


def clipped(start, feet, level, seed=0):
    """Two cables from points (x, y, z above level) through clips on small feet at (x, y), sagging onto the roof between them."""
    dice, black = random.Random(seed), materials.surface("cable sheath", (0.011, 0.011, 0.012), 0.6, specular=0.15, variation=0.2, grain=250, bump=0.1, depth=0.0003, dirt=0.15)
    foot = geometry.join("cable foot", [geometry.box("pad", (0.105, 0.070, 0.024), granulate(), (0, 0, 0.012), bevel=0.004), geometry.box("clip", (0.052, 0.022, 0.010), materials.plastic("clip", (0.030, 0.030, 0.031), 0.45), (0, 0, 0.029), bevel=0.003),
                                        geometry.box("latch", (0.046, 0.014, 0.004), materials.plastic("latch", (0.05, 0.05, 0.05), 0.45), (0, 0, 0.0405), bevel=0.0015)])
    foot.hide_render = True
    for x, y in feet:
        geometry.instance(foot, (x, y, level), (0, 0, dice.uniform(-0.12, 0.12)))
    for lane in (-0.010, 0.010):
        course = [(x + lane, y + lane, level + z) for x, y, z in start]
        for (x1, y1), (x2, y2) in zip(feet, feet[1:]):
            course += [(x1 + lane, y1 - 0.02, level + 0.036), (x1 + lane, y1 + 0.02, level + 0.036), ((x1 + x2) / 2 + lane * dice.uniform(0.4, 1.6) + dice.uniform(-0.022, 0.022), (y1 + y2) / 2, level + dice.uniform(0.0045, 0.012))]
        geometry.tube("cable", course, 0.0031, black, smooth=True)


def melt(points, radius, material, seed=0):
    """The bead that a weld squeezes out, thicker and thinner, along points."""
    dice, girth = random.Random(seed), 1.0
    thread = geometry.tube("bead", points, radius, material, resolution=2)
    for point in thread.data.splines[0].points:
        girth = min(1.35, max(0.45, girth + dice.gauss(0, 0.12)))
        point.radius = girth
    return thread
