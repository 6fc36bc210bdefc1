"""A brick station house and its goods shed in winter, made for views from twenty metres on.

Local axes: x along the front, which looks towards -y, z up from the ground; turn and place the group.
"""
import math

from . import buildings, geometry, materials, railway
from .nodes import Graph


def brick(color=(0.24, 0.088, 0.050), haze=0.0):
    """Courses in the plane of any upright wall, soot below the eaves, pale where lime has come out."""
    graph = Graph("brick")
    place = graph.nodes.new("ShaderNodeTexCoord").outputs["Object"]
    split = graph.node("ShaderNodeSeparateXYZ")
    graph.links.new(place, split.inputs[0])
    flat = graph.node("ShaderNodeCombineXYZ", X=graph.math("ADD", split.outputs[0], split.outputs[1]), Y=split.outputs[2], Z=0.0)
    courses = graph.node("ShaderNodeTexBrick", {"offset": 0.5}, Scale=1.0, Mortar_Size=0.006, Mortar_Smooth=0.3, Bias=-0.1, Brick_Width=0.25, Row_Height=0.077,
                         Color1=tuple(c * 0.68 for c in color), Color2=tuple(c * 1.30 for c in color), Mortar=(0.23, 0.205, 0.175))
    graph.links.new(flat.outputs[0], courses.inputs["Vector"])
    broad, patch = graph.noise(place, 0.5, 6, 0.65), graph.noise(place, 2.1, 7, 0.7)
    shade = graph.node("ShaderNodeHueSaturation", Color=courses.outputs["Color"], Value=graph.smooth(broad, 0.3, 0.7, 0.78, 1.18, "LINEAR")).outputs[0]
    runs = graph.noise(graph.scaled(place, (5, 5, 0.22)), 1.0, 6, 0.7)
    shade = graph.mix(graph.smooth(runs, 0.50, 0.74, 0.0, 0.55), shade, (0.045, 0.034, 0.028))
    shade = graph.mix(graph.smooth(patch, 0.60, 0.78, 0.0, 0.35), shade, (0.34, 0.30, 0.26))
    graph.set(Base_Color=shade, Roughness=0.88, Normal=graph.bump(courses.outputs["Fac"], -0.5, 0.008))
    return materials.hazed(graph, haze)


def lamplit(strength, color=(1.0, 0.60, 0.28)):
    """A room's rear wall under a lamp: brightest above, furniture dark against it."""
    graph = Graph("lit room")
    place = graph.place()
    split = graph.node("ShaderNodeSeparateXYZ")
    graph.links.new(graph.nodes.new("ShaderNodeTexCoord").outputs["Generated"], split.inputs[0])
    fall = graph.smooth(split.outputs[2], 0.0, 0.95, 0.18, 1.0)
    things = graph.smooth(graph.noise(graph.scaled(place, (2.2, 2.2, 1.1)), 1.0, 2, 0.5), 0.46, 0.55, 0.25, 1.0)
    graph.set(Base_Color=(0.05, 0.04, 0.03), Emission=(*color, 1.0), Emission_Strength=graph.math("MULTIPLY", graph.math("MULTIPLY", fall, things), strength))
    return graph.material


def window(wide, tall, place, turn, seed, lamp=0.0, curtain=0.0, blind=0.0, frame=None):
    """A casement in its reveal with stone sill and lintel; lamp: light of the room behind it; blind: how far it is down."""
    pale = frame or materials.paint("casement", (0.46, 0.45, 0.41), 0.5, dirt=0.2)
    stone = materials.surface("sandstone", (0.36, 0.31, 0.24), 0.85, variation=0.2, blotch=1.5, grain=40, bump=0.3, streaks=0.3)
    parts = [buildings.glazing(wide, tall, 2, pale, curtain, seed, rear=not lamp)]
    parts[0].location.y = 0.10
    parts.append(geometry.box("transom", (wide - 0.1, 0.05, 0.055), pale, (0, 0.13, tall * 0.20), bevel=0.004))
    parts.append(geometry.box("sill", (wide + 0.24, 0.22, 0.10), stone, (0, -0.02, -tall / 2 - 0.05), (0.06, 0, 0), 0.012))
    parts.append(geometry.box("lintel", (wide + 0.36, 0.10, 0.24), stone, (0, 0.03, tall / 2 + 0.12), bevel=0.010))
    if lamp:
        parts.append(geometry.box("room", (wide + 0.5, 0.02, tall + 0.2), lamplit(lamp), (0, 0.80, 0), bevel=0))
    if blind:
        parts.append(geometry.box("blind", (wide - 0.12, 0.012, tall * blind), materials.fabric("blind", (0.50, 0.44, 0.32), 300), (0, 0.19, tall / 2 - tall * blind / 2), bevel=0.002))
    if seed % 3 == 0:
        parts.append(geometry.surface_grid("sill snow", lambda u, v: ((u - 0.5) * (wide + 0.18), -0.12 + 0.12 * v, -tall / 2 + 0.004 + 0.035 * min(1.0, 6 * min(u, 1 - u, v, 1 - v))), 12, 4, railway.snow()))
    return geometry.group("window", parts, place, (0, 0, turn))


def clock(place):
    """A plain station clock in an iron ring; its hands say twenty to nine."""
    iron, dial = materials.black_aluminium(), Graph("dial")
    dial.set(Base_Color=(0.72, 0.69, 0.60), Roughness=0.3, Emission=(1.0, 0.85, 0.60, 1.0), Emission_Strength=1.6)
    flat = (math.pi / 2, 0, 0)
    parts = [geometry.lathe("ring", [(0.46, 0.0), (0.50, 0.02), (0.50, 0.16), (0.46, 0.18), (0.44, 0.13)], iron, (0, 0, 0), flat, 48),
             geometry.cylinder("dial", 0.435, 0.145, dial.material, (0, 0, 0), flat, sides=48)]
    for hour in range(12):
        turn = hour * math.pi / 6
        parts.append(geometry.box("mark", (0.035 if hour % 3 else 0.055, 0.01, 0.10), iron, (0.36 * math.sin(turn), -0.150, 0.36 * math.cos(turn)), (0, turn, 0), 0.002))
    for turn, long, wide in ((math.radians(260), 0.25, 0.045), (math.radians(240), 0.36, 0.032)):
        parts.append(geometry.box("hand", (wide, 0.012, long), iron, (0.42 * long * math.sin(turn), -0.158, 0.42 * long * math.cos(turn)), (0, turn, 0), 0.003))
    return geometry.group("clock", parts, place)


def snowed_slope(width, depth, over, eaves, rise, side, mark, white):
    """Snow in patches on one side of a gable roof: thick above the eaves, gone where the chimney warms it and along the ridge."""
    run = depth / 2 + over

    def lie(u, v):
        x, down = (u - 0.5) * (width + 2 * over - 0.06), v * run
        z = eaves + rise - down * (rise + 0.25) / run
        share = v - 0.40
        deep = 0.16 * share + 0.10 * railway.rough(x * 0.22, down * 0.35, mark) + 0.05 * railway.rough(x * 1.1, down * 1.0, mark + 4) + 0.015 * railway.rough(x * 5, down * 5, mark + 8)
        deep = 0.11 * math.tanh(deep / 0.11) if deep > 0 else max(-0.05, deep)
        if v > 0.985:
            deep = min(deep, -0.01)
        return (x, side * down, z + deep + 0.004)
    return geometry.surface_grid("roof snow", lie, 170, 56, white)


def gable_roof(width, depth, over, eaves, rise, tile, wall, metal, white, mark):
    parts = []
    profile = [(-depth / 2 - over, -0.25), (0, rise), (depth / 2 + over, -0.25), (depth / 2 + over, -0.42), (0, rise - 0.20), (-depth / 2 - over, -0.42)]
    parts.append(geometry.extrude("roof", profile, geometry.straight((-width / 2 - over, 0, eaves), (width / 2 + over, 0, eaves), (0, 1, 0)), tile, 20, True))
    ridge = [(0.13 * math.cos(a), 0.13 * math.sin(a) - 0.02) for a in [math.pi * i / 8 for i in range(9)]]
    parts.append(geometry.extrude("ridge", ridge, geometry.straight((-width / 2 - over, 0, eaves + rise), (width / 2 + over, 0, eaves + rise), (0, 1, 0)), tile))
    for end in (-1, 1):
        x = end * (width / 2 - 0.15)
        parts.append(geometry.extrude("gable", [(-depth / 2, -0.2), (0, rise - 0.3), (depth / 2, -0.2)], geometry.straight((x - 0.15, 0, eaves), (x + 0.15, 0, eaves), (0, 1, 0)), wall, 20, True))
        # Barge boards along the verges.
        timber = materials.paint("barge board", (0.10, 0.065, 0.045), 0.6, dirt=0.2)
        for side in (-1, 1):
            verge = end * (width / 2 + over - 0.02)
            parts.append(geometry.tube("barge board", [(verge, side * (depth / 2 + over), eaves - 0.28), (verge, 0, eaves + rise - 0.03)], 0.075, timber, resolution=1))
    trough = [(0.09 * math.cos(a), 0.09 * math.sin(a)) for a in [math.pi + math.pi * i / 10 for i in range(11)]] + [(0.098, 0.006)]
    for side in (-1, 1):
        y = side * (depth / 2 + over + 0.06)
        parts.append(geometry.extrude("gutter", trough, geometry.straight((-width / 2 - over, y, eaves - 0.30), (width / 2 + over, y, eaves - 0.30), (0, 1, 0)), metal))
        parts.append(snowed_slope(width, depth, over, eaves, rise, side, mark + side, white))
    for x in (-width / 2 + 0.25, width / 2 - 0.25):
        wall_y, far = -depth / 2 - 0.08, -depth / 2 - over - 0.06
        parts.append(geometry.tube("downpipe", [(x, far, eaves - 0.38), (x, far + 0.05, eaves - 0.55), (x, wall_y, eaves - 0.85), (x, wall_y, 0.1)], 0.048, metal))
    return parts


def chimney(place, wall, white, pots=2):
    x, y, z = place
    parts = [geometry.box("stack", (0.95, 0.55, 2.3), wall, (x, y, z), bevel=0.012), geometry.box("course", (1.07, 0.67, 0.16), wall, (x, y, z + 1.02), bevel=0.012),
             geometry.box("flaunching", (0.98, 0.58, 0.08), materials.concrete(), (x, y, z + 1.18), bevel=0.02)]
    for index in range(pots):
        parts.append(geometry.cylinder("pot", 0.13, 0.45, materials.surface("pot", (0.22, 0.10, 0.06), 0.85, variation=0.2, dirt=0.4), (x - 0.22 + 0.44 * index, y, z + 1.2), top_radius=0.105, sides=20, bevel=0.015))
    parts.append(geometry.box("snow", (0.5, 0.20, 0.07), white, (x + 0.2, y + 0.12, z + 1.24), bevel=0.03))
    return parts


def house(place, turn, haze, width=17.0, depth=8.5, eaves=5.6, rise=3.1):
    """Two floors; every window differs: rooms with the lamp on, curtains drawn half, blinds, dark rooms."""
    wall, white = brick(haze=haze), railway.snow(haze)
    stone, metal = materials.surface("plinth", (0.27, 0.25, 0.215), 0.9, variation=0.25, grain=30, bump=0.5, streaks=0.3), materials.galvanised()
    bays = [-6.9, -4.3, -1.5, 1.5, 4.3, 6.9]
    parts, front, side_y = [], [], -depth / 2
    for x in bays:
        front.append((x - 0.55 + width / 2, 3.74, 1.10, 1.40))
        front.append((x - 0.60 + width / 2, 0.15 if x in (-1.5,) else 1.05, 1.20, 2.75 if x in (-1.5,) else 1.85))
    body = buildings.wall("front", width, eaves, front, wall)
    parts.append(geometry.group("front", [body], (-width / 2, side_y, 0)))
    gable = [(1.6, 3.74, 1.10, 1.40), (5.8, 3.74, 1.10, 1.40), (1.6, 1.05, 1.20, 1.85), (5.8, 1.05, 1.20, 1.85)]
    for x, spin in ((width / 2, math.pi / 2), (-width / 2, -math.pi / 2)):
        end = buildings.wall("end", depth, eaves, gable, wall)
        parts.append(geometry.group("end", [end], (x, -depth / 2 if x > 0 else depth / 2, 0), (0, 0, spin)))
    parts.append(geometry.box("rear", (width, 0.3, eaves), wall, (0, depth / 2 - 0.15, eaves / 2), bevel=0.01))
    up = ((0, 0.22, 0.0), (16, 0.0, 0.0), (0, 0.0, 0.45), (22, 0.30, 0.0), (0, 0.42, 0.0), (0, 0.0, 0.0))
    down = ((20, 0.0, 0.3), (26, 0.0, 0.0), None, (26, 0.0, 0.0), (0, 0.0, 0.25), (0, 0.25, 0.0))
    for index, x in enumerate(bays):
        lamp, curtain, blind = up[index]
        parts.append(window(1.10, 1.40, (x, side_y, 4.44), 0, 3 * index + index % 2, lamp, curtain, blind))
        if down[index]:
            lamp, curtain, blind = down[index]
            parts.append(window(1.20, 1.85, (x, side_y, 1.975), 0, 5 * index + 1, lamp, curtain, blind))
    door = materials.paint("door", (0.035, 0.080, 0.060), 0.4, dirt=0.2)
    parts.append(geometry.box("door", (1.16, 0.06, 2.1), door, (-1.5, side_y + 0.16, 1.2), bevel=0.008))
    parts.append(geometry.box("fanlight", (1.16, 0.02, 0.55), lamplit(24), (-1.5, side_y + 0.18, 2.58), bevel=0))
    # The end on the right as the front is seen, and the other one.
    for x, spin, looks in ((width / 2, math.pi / 2, ((30, 0.3, 0), (18, 0.0, 0.2), (44, 0, 0.25), (24, 0, 0))), (-width / 2, -math.pi / 2, ((0, 0, 0), (0, 0.4, 0), (0, 0.2, 0), (0, 0, 0.3)))):
        for index, (at, z, wide, tall) in enumerate(((2.15, 4.44, 1.1, 1.40), (6.35, 4.44, 1.1, 1.40), (2.2, 1.975, 1.2, 1.85), (6.4, 1.975, 1.2, 1.85))):
            y = (at - depth / 2) * (1 if x > 0 else -1)
            parts.append(window(wide, tall, (x, y, z), spin, index * 7 + 2 + int(x > 0), *looks[index]))
    parts.append(clock((0.0, side_y - 0.05, 4.45)))
    parts.append(geometry.box("plinth", (width + 0.14, depth + 0.14, 1.6), stone, (0, 0, -0.2), bevel=0.02))
    for z, tall in ((3.32, 0.16), (eaves - 0.22, 0.22)):
        for spot, size in (((0, side_y - 0.02, z), (width + 0.10, 0.14, tall)), ((width / 2 + 0.02, 0, z), (0.14, depth + 0.1, tall)), ((-width / 2 - 0.02, 0, z), (0.14, depth + 0.1, tall))):
            parts.append(geometry.box("string course", size, stone, spot, bevel=0.015))
    parts += gable_roof(width, depth, 0.55, eaves, rise, materials.tiles((0.115, 0.060, 0.043), haze), wall, metal, white, 3)
    parts += chimney((-4.8, 0.9, eaves + rise - 0.5), wall, white) + chimney((5.2, -0.6, eaves + rise - 0.3), wall, white, 1)
    return geometry.group("station house", parts, place, (0, 0, turn))


def shed(place, turn, haze, width=13.0, depth=7.0, eaves=3.6, rise=2.3):
    """A goods shed of upright boards on a stone footing, a wide sliding door."""
    timber, white = materials.surface("boards", (0.115, 0.085, 0.062), 0.85, variation=0.3, blotch=1, grain=30, bump=0.4, streaks=0.45, haze=haze), railway.snow(haze)
    parts = [geometry.box("walls", (width, depth, eaves), timber, (0, 0, eaves / 2), bevel=0.02), geometry.box("footing", (width + 0.16, depth + 0.16, 1.4), materials.concrete(), (0, 0, -0.25), bevel=0.02)]
    for index in range(int(width / 0.22)):
        parts.append(geometry.box("batten", (0.045, 0.03, eaves - 0.5), timber, (-width / 2 + 0.1 + index * 0.22, -depth / 2 - 0.012, eaves / 2 + 0.25), bevel=0.004))
    for index in range(int(depth / 0.22)):
        parts.append(geometry.box("batten", (0.03, 0.045, eaves - 0.5), timber, (width / 2 + 0.012, -depth / 2 + 0.1 + index * 0.22, eaves / 2 + 0.25), bevel=0.004))
    parts.append(geometry.box("sliding door", (2.6, 0.08, 2.5), materials.paint("sliding door", (0.060, 0.085, 0.070), 0.6, dirt=0.4), (1.6, -depth / 2 - 0.08, 1.75), bevel=0.01))
    parts += gable_roof(width, depth, 0.6, eaves, rise, materials.tiles((0.090, 0.078, 0.070), haze), timber, materials.galvanised(), white, 9)
    return geometry.group("goods shed", parts, place, (0, 0, turn))
