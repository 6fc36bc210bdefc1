"""What stands on a flat roof under modules: cross profiles on mats, posts, ballast, rails with end caps; trays, walkway mats, marks of use."""
import math
import random

import bpy

from . import buildings, geometry, materials
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


def steps(path, level, seed=0, stride=0.72):
    """Shoe prints along points on the roof, fading as the dust ran out."""
    dice, feet = random.Random(seed), (shoe_print(True), shoe_print())
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
