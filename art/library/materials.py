"""Materials with the variation that real surfaces have.

Nothing outdoors has one colour, one roughness or a perfectly flat face. surface() gives
all three some life; the named materials below are settings of it. Colours are linear.
"""
from . import light
from .nodes import Graph


def surface(name, color, roughness=0.5, metallic=0.0, specular=0.5, variation=0.12, blotch=0.6,
            grain=40.0, bump=0.25, depth=0.001, streaks=0.0, dirt=0.0, wave=0.0, haze=0.0, space="object"):
    """A varied opaque surface.

    variation: how far colour and roughness wander (0-0.5); blotch: large patches per metre;
    grain: fine texture per metre; bump/depth: strength and height (m) of the grain;
    streaks: dark runs along z (weathered walls); dirt: share of grey deposit; wave: height
    in metres of slow unevenness (oil-canning of sheet metal); haze: distance in metres at
    which 63 % has faded into the sky (0 = none).
    """
    graph = Graph(name)
    place = graph.place(space)
    large = graph.noise(place, blotch, 5, 0.6)
    fine = graph.noise(place, grain, 3, 0.6)
    tone = graph.math("ADD", graph.math("MULTIPLY", graph.smooth(large, 0.3, 0.7, -1, 1, "LINEAR"), variation),
                      graph.math("MULTIPLY", graph.smooth(fine, 0.3, 0.7, -1, 1, "LINEAR"), variation * 0.35))
    each = graph.math("MULTIPLY", graph.math("SUBTRACT", graph.random(), 0.5), variation * 0.8)
    value = graph.math("ADD", 1.0, graph.math("ADD", tone, each))
    shade = graph.node("ShaderNodeHueSaturation", Color=color, Value=value).outputs[0]
    if streaks > 0:
        runs = graph.noise(graph.scaled(place, (7, 7, 0.25)), 1.0, 6, 0.7)
        amount = graph.math("MULTIPLY", graph.smooth(runs, 0.52, 0.75), streaks)
        shade = graph.mix(amount, shade, (0.05, 0.045, 0.04))
    if dirt > 0:
        patches = graph.noise(place, blotch * 2.3, 8, 0.72, 0.6)
        amount = graph.math("MULTIPLY", graph.smooth(patches, 0.45, 0.75), dirt)
        shade = graph.mix(amount, shade, (0.16, 0.145, 0.12))
    spread = graph.math("ADD", roughness, graph.math("MULTIPLY", tone, 0.55))
    if dirt > 0:
        spread = graph.math("ADD", spread, graph.math("MULTIPLY", amount, 0.3))
    spread = graph.node("ShaderNodeClamp", Value=spread, Min=0.04, Max=1.0).outputs[0]
    normal = None
    if wave > 0:
        slow = graph.noise(place, 1.1, 1, 0.4)
        normal = graph.bump(slow, 1.0, wave)
    if bump > 0:
        normal = graph.bump(fine, bump, depth, normal)
    graph.set(Base_Color=shade, Roughness=spread, Metallic=metallic, Specular=specular)
    if normal is not None:
        graph.set(Normal=normal)
    return hazed(graph, haze)


def hazed(graph, distance):
    """Fades a material into the sky with distance: light scattered by the air in between."""
    if distance <= 0:
        return graph.material
    far = graph.nodes.new("ShaderNodeCameraData").outputs["View Distance"]
    amount = graph.math("SUBTRACT", 1.0, graph.math("POWER", 2.71828, graph.math("DIVIDE", far, -distance)))
    incoming = graph.nodes.new("ShaderNodeNewGeometry").outputs["Incoming"]
    split = graph.node("ShaderNodeSeparateXYZ")
    graph.links.new(incoming, split.inputs[0])
    # The air glows like the sky just above the horizon in the same compass direction.
    view = graph.node("ShaderNodeCombineXYZ", X=graph.math("MULTIPLY", split.outputs[0], -1.0),
                      Y=graph.math("MULTIPLY", split.outputs[1], -1.0), Z=0.16)
    sky = light.sky_node(graph.nodes, False)
    graph.links.new(view.outputs[0], sky.inputs["Vector"])
    cool = graph.mix(1.0, sky.outputs[0], (0.90, 0.97, 1.12), "MULTIPLY")
    glow = graph.node("ShaderNodeEmission", Color=cool, Strength=light.SKY["strength"] * 0.85)
    blend = graph.node("ShaderNodeMixShader", Fac=amount)
    graph.links.new(graph.shader.outputs[0], blend.inputs[1])
    graph.links.new(glow.outputs[0], blend.inputs[2])
    graph.links.new(blend.outputs[0], graph.output.inputs["Surface"])
    return graph.material


# --- metals -----------------------------------------------------------------------

def zinc(color=(0.42, 0.44, 0.46)):
    """Pre-weathered standing-seam sheet: dull, slightly oil-canned."""
    return surface("zinc", color, 0.33, 0.95, variation=0.035, blotch=6.0, grain=60, bump=0.05,
                   depth=0.0004, wave=0.007, dirt=0.03)


def coated_sheet(color=(0.19, 0.205, 0.215)):
    """Coil-coated steel for trapezoidal roofs: paint, not bare metal."""
    return surface("coated sheet", color, 0.42, 0.0, variation=0.10, blotch=0.5, grain=70, bump=0.05,
                   depth=0.0004, wave=0.002, dirt=0.30)


def aluminium(rough=0.32):
    return surface("aluminium", (0.72, 0.73, 0.74), rough, 1.0, variation=0.10, grain=120, bump=0.04, depth=0.0003)


def black_aluminium():
    return surface("anodised", (0.012, 0.012, 0.013), 0.38, 0.6, variation=0.15, grain=160, bump=0.05, depth=0.0003)


def galvanised():
    return surface("galvanised", (0.48, 0.50, 0.51), 0.45, 1.0, variation=0.22, blotch=7, grain=60, bump=0.05,
                   depth=0.0005, dirt=0.15)


def stainless():
    return surface("stainless", (0.60, 0.59, 0.57), 0.24, 1.0, variation=0.10, grain=150, bump=0.03, depth=0.0002)


# --- building -----------------------------------------------------------------------

def membrane(color=(0.58, 0.58, 0.56)):
    return surface("membrane", color, 0.55, variation=0.10, blotch=0.5, grain=90, bump=0.15, depth=0.0006,
                   wave=0.006, dirt=0.35)


def concrete(color=(0.34, 0.33, 0.31)):
    return surface("concrete", color, 0.82, variation=0.22, blotch=0.8, grain=30, bump=0.4, depth=0.002,
                   streaks=0.25, dirt=0.25)


def plaster(color=(0.62, 0.59, 0.53), haze=0.0):
    return surface("plaster", color, 0.85, variation=0.10, blotch=0.4, grain=60, bump=0.3, depth=0.0015,
                   streaks=0.18, haze=haze)


def asphalt(color=(0.060, 0.064, 0.070), haze=0.0):
    """Worn road surface in world metres: grey stone, wheel marks along y, oil spots, cracks sealed with tar.

    No large patches: brown clouds on the ground are what gives a yard away.
    """
    graph = Graph("asphalt")
    place = graph.place("world")
    slow, lanes = graph.noise(place, 0.11, 4, 0.55), graph.noise(graph.scaled(place, (0.55, 0.035, 1)), 1.0, 4, 0.6)
    mottle, fine = graph.noise(place, 1.7, 5, 0.7), graph.noise(place, 85.0, 3, 0.7)
    value = graph.smooth(slow, 0.3, 0.7, 0.90, 1.10, "LINEAR")
    for layer, low, high in ((lanes, 0.90, 1.12), (mottle, 0.93, 1.07), (fine, 0.72, 1.28)):
        value = graph.math("MULTIPLY", value, graph.smooth(layer, 0.3, 0.7, low, high, "LINEAR"))
    shade = graph.node("ShaderNodeHueSaturation", Color=color, Value=value).outputs[0]
    oil = graph.smooth(graph.noise(place, 0.8, 3, 0.5), 0.66, 0.74, 0.0, 0.45)
    warped = graph.node("ShaderNodeVectorMath", {"operation": "ADD"})
    bent = graph.node("ShaderNodeTexNoise", Scale=0.6, Detail=5.0)
    graph.links.new(place, bent.inputs["Vector"])
    graph.links.new(place, warped.inputs[0])
    graph.links.new(bent.outputs["Color"], warped.inputs[1])
    cells = graph.node("ShaderNodeTexVoronoi", {"feature": "DISTANCE_TO_EDGE"}, Scale=0.075)
    graph.links.new(warped.outputs[0], cells.inputs["Vector"])
    # Only some of the cracks are open or sealed.
    some = graph.smooth(graph.noise(place, 0.06, 2), 0.50, 0.56)
    tar = graph.math("MULTIPLY", graph.smooth(cells.outputs["Distance"], 0.0012, 0.0030, 0.8, 0.0), some)
    dark = graph.math("MAXIMUM", oil, tar)
    shade = graph.mix(dark, shade, (0.018, 0.018, 0.019))
    graph.set(Base_Color=shade, Roughness=graph.math("SUBTRACT", 0.86, graph.math("MULTIPLY", dark, 0.35)), Specular=0.35, Normal=graph.bump(fine, 0.55, 0.003))
    return hazed(graph, haze)


def tiles(color, haze=0.0):
    """Clay or slate courses on a pitched roof whose ridge runs along the object's x axis."""
    graph = Graph("tiles")
    place = graph.place()
    courses = graph.node("ShaderNodeTexBrick", {"offset": 0.5}, Scale=1.0, Mortar_Size=0.012, Mortar_Smooth=0.6, Brick_Width=0.24, Row_Height=0.30,
                         Color1=tuple(c * 0.78 for c in color), Color2=tuple(c * 1.18 for c in color), Mortar=tuple(c * 0.42 for c in color))
    # On a slope a course is shorter in plan than along the rafter.
    graph.links.new(graph.scaled(place, (1.0, 1.18, 0.0)), courses.inputs["Vector"])
    worn = graph.noise(place, 0.45, 7, 0.7)
    shade = graph.node("ShaderNodeHueSaturation", Color=courses.outputs["Color"], Value=graph.smooth(worn, 0.3, 0.7, 0.74, 1.2, "LINEAR")).outputs[0]
    shade = graph.mix(graph.smooth(graph.noise(place, 1.3, 6, 0.7), 0.56, 0.80, 0.0, 0.5), shade, (0.075, 0.075, 0.060))
    graph.set(Base_Color=shade, Roughness=0.8, Normal=graph.bump(courses.outputs["Fac"], -0.7, 0.02))
    return hazed(graph, haze)


def gravel():
    return surface("gravel", (0.26, 0.245, 0.22), 0.9, variation=0.35, blotch=0.5, grain=45, bump=1.0, depth=0.012)


def wood(color=(0.30, 0.19, 0.10), scale=1.0, rough=0.6):
    """Boards with grain along the object's y axis."""
    graph = Graph("wood")
    place = graph.place()
    stretched = graph.scaled(place, (24 * scale, 1.2 * scale, 24 * scale))
    rings = graph.noise(stretched, 1.0, 6, 0.65, 0.8)
    pores = graph.noise(graph.scaled(place, (260 * scale, 9 * scale, 260 * scale)), 1.0, 2)
    dark = tuple(c * 0.45 for c in color)
    shade = graph.mix(graph.smooth(rings, 0.3, 0.7), color, dark)
    shade = graph.mix(graph.math("MULTIPLY", graph.smooth(pores, 0.5, 0.8), 0.4), shade, tuple(c * 0.3 for c in color))
    value = graph.math("ADD", 0.82, graph.math("MULTIPLY", graph.random(), 0.36))
    shade = graph.node("ShaderNodeHueSaturation", Color=shade, Value=value).outputs[0]
    graph.set(Base_Color=shade, Roughness=rough, Normal=graph.bump(rings, 0.25, 0.001))
    return graph.material


def paint(name, color, rough=0.3, dirt=0.08, haze=0.0, coat=0.0):
    """Sprayed or brushed paint; coat > 0 for vehicle lacquer."""
    # Lacquer is smooth: grain finer than a pixel would glitter in it.
    material = surface(name, color, rough, variation=0.06, blotch=1.5, grain=180, bump=0.0 if coat > 0 else 0.04,
                       depth=0.0003, dirt=dirt, haze=haze)
    material.node_tree.nodes["Principled BSDF"].inputs["Clearcoat"].default_value = coat
    return material


def plastic(name, color, rough=0.42):
    return surface(name, color, rough, variation=0.06, grain=400, bump=0.12, depth=0.0002)


def rubber():
    return surface("rubber", (0.015, 0.015, 0.016), 0.75, variation=0.2, grain=250, bump=0.2, depth=0.0004)


def fabric(name, color, scale=900.0):
    """Woven cloth seen close: charger pouches, webbing, seats."""
    graph = Graph(name)
    place = graph.place()
    weave = graph.node("ShaderNodeTexChecker", Scale=scale)
    graph.links.new(place, weave.inputs["Vector"])
    soft = graph.noise(place, 9, 4)
    value = graph.smooth(soft, 0.3, 0.7, 0.8, 1.2, "LINEAR")
    shade = graph.node("ShaderNodeHueSaturation", Color=color, Value=value).outputs[0]
    graph.set(Base_Color=shade, Roughness=0.88, Sheen=0.35, Normal=graph.bump(weave.outputs["Fac"], 0.4, 0.0004))
    return graph.material


# --- glass, water, plants -----------------------------------------------------------

def glass(tint=(0.82, 0.88, 0.87)):
    """Thin panes without refraction: cheap and free of caustic noise."""
    graph = Graph("glass")
    clear = graph.node("ShaderNodeBsdfTransparent", Color=tint)
    mirror = graph.node("ShaderNodeBsdfGlossy", Roughness=0.02, Color=(1.0, 1.0, 1.0))
    blend = graph.node("ShaderNodeMixShader", Fac=graph.math("MULTIPLY", graph.sheen(1.5), 1.6))
    graph.links.new(clear.outputs[0], blend.inputs[1])
    graph.links.new(mirror.outputs[0], blend.inputs[2])
    graph.links.new(blend.outputs[0], graph.output.inputs["Surface"])
    return graph.material


def window(haze=0.0):
    """Panes of a building seen from outside: dark rooms, sky reflections, a few blinds.

    Every pane differs, be it an object of its own or one of many joined into a building.
    """
    graph = Graph("window")
    island = graph.nodes.new("ShaderNodeNewGeometry").outputs["Random Per Island"]
    thing = graph.nodes.new("ShaderNodeObjectInfo").outputs["Random"]
    each = graph.math("FRACT", graph.math("ADD", island, thing))
    blind = graph.smooth(each, 0.78, 0.80)
    dark = graph.mix(each, (0.008, 0.010, 0.012), (0.040, 0.038, 0.034))
    shade = graph.mix(blind, dark, (0.20, 0.19, 0.17))
    graph.set(Base_Color=shade, Roughness=0.06, Specular=0.9,
              Normal=graph.bump(graph.noise(graph.place(), 0.8, 1), 0.4, 0.01))
    return hazed(graph, haze)


def water(color=(0.012, 0.028, 0.032), chop=1.0, wind=0.4, haze=6000.0):
    """Open water. chop: height of the ripples (1 = light breeze); wind: their direction, rad."""
    graph = Graph("water")
    place = graph.scaled(graph.place("world"), (1, 1, 1), rotation=(0, 0, wind))
    stretched = graph.scaled(place, (1.0, 0.42, 1.0))
    swell = graph.noise(stretched, 0.16, 3, 0.5, 0.4)
    ripple = graph.noise(stretched, 1.3, 6, 0.6, 0.5)
    gusts = graph.smooth(graph.noise(place, 0.018, 3), 0.35, 0.7, 0.35, 1.3)
    far = graph.nodes.new("ShaderNodeCameraData").outputs["View Distance"]
    # Far ripples are smaller than a pixel: turn them into roughness, or they glitter.
    rough = graph.smooth(far, 20, 900, 0.03, 0.22, "LINEAR")
    normal = graph.bump(swell, 0.7 * chop, 0.5)
    slope = graph.math("MULTIPLY", gusts, graph.smooth(far, 20, 1500, 0.55 * chop, 0.12 * chop, "LINEAR"))
    bump = graph.node("ShaderNodeBump", Distance=0.12, Strength=slope, Normal=normal)
    graph.links.new(ripple, bump.inputs["Height"])
    graph.set(Base_Color=color, Roughness=rough, Specular=0.5, IOR=1.333, Normal=bump.outputs[0])
    return hazed(graph, haze)


def leaves(color=(0.055, 0.095, 0.022), haze=1800.0, autumn=0.0):
    """Foliage cards: some light passes through, every tree has its own green."""
    graph = Graph("leaves")
    value = graph.math("ADD", 0.65, graph.math("MULTIPLY", graph.random(), 0.7))
    hue = graph.math("ADD", 0.485 - 0.06 * autumn, graph.math("MULTIPLY", graph.random(), 0.03))
    fine = graph.noise(graph.place(), 2.2, 3)
    value = graph.math("MULTIPLY", value, graph.smooth(fine, 0.3, 0.7, 0.6, 1.35, "LINEAR"))
    # Every spray differs too, or a crown reads as one moulded piece.
    each = graph.nodes.new("ShaderNodeNewGeometry").outputs["Random Per Island"]
    value = graph.math("MULTIPLY", value, graph.math("ADD", 0.70, graph.math("MULTIPLY", each, 0.60)))
    hue = graph.math("ADD", hue, graph.math("MULTIPLY", graph.math("SUBTRACT", each, 0.5), -0.022))
    shade = graph.node("ShaderNodeHueSaturation", Color=color, Value=value, Hue=hue).outputs[0]
    graph.set(Base_Color=shade, Roughness=0.6, Specular=0.25)
    through = graph.node("ShaderNodeBsdfTranslucent")
    bright = graph.node("ShaderNodeHueSaturation", Color=shade, Value=1.5, Saturation=1.1)
    graph.links.new(bright.outputs[0], through.inputs["Color"])
    both = graph.node("ShaderNodeMixShader", Fac=0.3)
    graph.links.new(graph.shader.outputs[0], both.inputs[1])
    graph.links.new(through.outputs[0], both.inputs[2])
    graph.shader = both
    graph.links.new(both.outputs[0], graph.output.inputs["Surface"])
    return hazed(graph, haze)


def bark(haze=1800.0):
    return surface("bark", (0.085, 0.065, 0.048), 0.9, variation=0.3, grain=14, bump=0.8, depth=0.02, haze=haze)


def ground(color=(0.085, 0.105, 0.035), haze=2500.0):
    """Meadow and fields seen from above the scale of a blade."""
    return surface("ground", color, 0.95, specular=0.1, variation=0.4, blotch=0.05, grain=1.5, bump=0.8,
                   depth=0.12, dirt=0.15, haze=haze, space="world")
