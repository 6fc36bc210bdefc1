"""The motorhome on a gravel pull-out above a lake, an hour before sunset, from the bank of the road: a chair, a mug, tracks in the gravel."""
import math
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
import bpy  # noqa: E402
from mathutils import Vector, noise  # noqa: E402

from library import buildings, camera, camping, foliage, geometry, light, materials, motorhome, motorhome_walls, scene, studio, world  # noqa: E402
from library.nodes import Graph  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 2400, 1350, 10, 5, -2.75
SUN = (11.5, -47.0)                        # elevation and azimuth: on the left wall, the rear stays in the shade
EYE = (-9.9, -6.4, 3.95)                   # of somebody who stands on the bank of the road
LAKE = -2.6
TRACK, TREAD = 0.99, 0.13                  # where the wheels run, half the width of a tyre
HAZE = 4800.0


def swell(x, y, size, mark=0.0):
    return noise.noise(Vector((x * size, y * size, mark)))


def off_course(x, y):
    """Distance from the middle of the nearer track: it turned in from the road, in one bow, past the camera's feet."""
    course = -0.045 * max(0.0, 0.6 - y) ** 2 if y < 0.6 else 0.0
    return abs(abs(x - course) - TRACK)


def verge(x, y):
    """0 on the gravel, 1 where grass begins: a ragged edge round the pull-out."""
    beyond = max(x - 4.6, y - 12.5, -7.2 - 0.15 * y - x)
    return beyond + 1.1 * swell(x, y, 0.35, 2.0) + 0.35 * swell(x, y, 1.3, 5.0)


def lie(x, y):
    """Height of the ground: level gravel with two tracks, then a slope to the water, the bank of the road on the camera's side."""
    z = 0.016 * swell(x, y, 0.7) + 0.008 * swell(x, y, 2.3, 3.0)
    if y < 6.6:
        off = off_course(x, y)
        firm = 0.55 + 0.9 * swell(x, y, 0.6, 14.0)      # stones give way here and there, elsewhere hardly
        z -= max(0.15, firm) * (0.020 * math.exp(-(off / TREAD) ** 2) - 0.010 * math.exp(-((off - 0.24) / 0.09) ** 2))
    z *= min(1.0, max(0.0, 0.25 - verge(x, y)) + 0.4)
    outward = 0.72 * x + 0.69 * y
    z -= 0.19 * max(0.0, outward - 11.0 + 1.2 * swell(x, y, 0.12, 8.0))
    z += 0.05 * max(0.0, min(1.0, verge(x, y))) + 0.10 * swell(x, y, 0.4, 9.0) * max(0.0, min(1.0, verge(x, y) - 0.3))
    bank = max(0.0, -0.80 * x - 0.60 * y - 7.0)
    return z + min(2.1, 0.42 * bank)


def build(seed):
    dice = random.Random(seed)
    buildings.fewer_bounces()
    light.daylight(elevation=SUN[0], azimuth=SUN[1], dust=0.9, clouds=0.6, seed=seed)
    motorhome.body()
    motorhome.modules()
    motorhome.fittings()
    motorhome_walls.dress()
    ground(dice)
    camp()
    plants(dice)
    far_shore(dice)
    camera.place(EYE, (0.1, 3.0, 1.72), lens=42, focus=(-1.2, 1.5, 1.5), aperture=8.0)


def ground(dice):
    geometry.surface_grid("ground", lambda u, v: (lambda x, y: (x, y, lie(x, y)))(-16 + 44 * u, -9 + 44 * v), 620, 620, gravel())
    pebbles(dice)


def gravel():
    """Crushed stone in world metres: fines pressed flat in the tracks, coarse between them, grass and earth beyond the edge."""
    graph = Graph("pull-out")
    m, place = graph.math, graph.place("world")
    split = graph.node("ShaderNodeSeparateXYZ")
    graph.links.new(place, split.inputs[0])
    x, y = split.outputs["X"], split.outputs["Y"]
    broad, patch, mottle = graph.noise(place, 0.22, 4), graph.noise(place, 1.4, 6, 0.65), graph.noise(place, 9.0, 6, 0.7)
    stones = graph.node("ShaderNodeTexVoronoi", {"feature": "F1"}, Scale=34.0)
    graph.links.new(place, stones.inputs["Vector"])
    each = graph.node("ShaderNodeSeparateXYZ")
    graph.links.new(stones.outputs["Color"], each.inputs[0])
    bow = m("MAXIMUM", m("SUBTRACT", 0.6, y), 0.0)
    off = m("ABSOLUTE", m("SUBTRACT", m("ABSOLUTE", m("ADD", x, m("MULTIPLY", m("MULTIPLY", bow, bow), 0.045))), TRACK))
    off = m("ADD", off, m("MULTIPLY", m("SUBTRACT", mottle, 0.5), 0.10))
    track = m("MULTIPLY", graph.smooth(off, TREAD + 0.05, TREAD - 0.06), graph.smooth(y, 6.7, 6.3))
    value = m("MULTIPLY", graph.smooth(each.outputs[0], 0.0, 1.0, 0.50, 1.50, "LINEAR"), graph.smooth(patch, 0.3, 0.7, 0.80, 1.18, "LINEAR"))
    value = m("MULTIPLY", value, graph.smooth(broad, 0.3, 0.7, 0.86, 1.12, "LINEAR"))
    stone = graph.node("ShaderNodeHueSaturation", Color=graph.mix(each.outputs[1], (0.170, 0.163, 0.150), (0.225, 0.220, 0.208)), Value=value).outputs[0]
    fines = graph.mix(graph.smooth(mottle, 0.35, 0.65), (0.115, 0.104, 0.086), (0.165, 0.152, 0.128))
    loam = graph.smooth(patch, 0.50, 0.66, 0.0, 0.55)
    shade = graph.mix(m("MAXIMUM", m("MULTIPLY", track, 0.88), loam), stone, fines)
    weedy = m("MULTIPLY", graph.smooth(graph.noise(place, 0.55, 5, 0.6), 0.56, 0.66), graph.smooth(off, 0.35, 0.7))
    shade = graph.mix(m("MULTIPLY", weedy, 0.6), shade, (0.070, 0.078, 0.030))
    # Beyond the edge: the same line as verge() draws, near enough under the tussocks.
    beyond = m("MAXIMUM", m("MAXIMUM", m("SUBTRACT", x, 4.6), m("SUBTRACT", y, 12.5)), m("SUBTRACT", -7.2, m("ADD", x, m("MULTIPLY", y, 0.15))))
    beyond = m("ADD", beyond, m("MULTIPLY", m("SUBTRACT", graph.noise(place, 0.6, 5, 0.6), 0.5), 2.2))
    green = graph.smooth(beyond, -0.2, 0.5)
    meadow = graph.mix(graph.smooth(graph.noise(place, 0.8, 7, 0.7), 0.3, 0.7), (0.046, 0.056, 0.020), (0.092, 0.090, 0.038))
    shade = graph.mix(green, shade, meadow)
    relief = m("MULTIPLY", m("SUBTRACT", 1.0, stones.outputs["Distance"]), m("SUBTRACT", 1.0, m("MULTIPLY", track, 0.75)))
    tread = m("MULTIPLY", track, graph.smooth(m("SINE", m("ADD", m("MULTIPLY", y, 2 * math.pi / 0.085), m("MULTIPLY", off, 14.0))), -0.3, 0.3))
    rise = graph.bump(mottle, 0.7, 0.018)
    rise = graph.bump(tread, 0.8, 0.006, rise)
    graph.set(Base_Color=shade, Roughness=0.93, Specular=0.2, Normal=graph.bump(relief, 0.9, 0.012, rise))
    return materials.hazed(graph, HAZE)


def pebbles(dice):
    """Loose stones that tyres have thrown aside: most lie along the tracks and the edge. A low sun gives each its shadow."""
    points, faces = [], []
    corners = ((1, 0, 0), (0, 1, 0), (-1, 0, 0), (0, -1, 0), (0, 0, 0.75), (0, 0, -0.6))
    count = 0
    while count < 9000:
        x, y = dice.uniform(-7.5, 5.5), dice.uniform(-7.0, 12.0)
        near = off_course(x, y)
        if verge(x, y) > 0.3 or dice.random() > 0.30 + 0.7 * math.exp(-((near - 0.30) / 0.16) ** 2) or near < 0.12:
            continue
        size, first, turn = min(0.045, dice.lognormvariate(-4.55, 0.42)), len(points), dice.uniform(0, 6.28)
        c, s = math.cos(turn), math.sin(turn)
        spot = Vector((x, y, lie(x, y) + size * 0.22))
        for a, b, e in corners:
            reach = size * dice.uniform(0.6, 1.15)
            points.append(spot + Vector((a * c - b * s, a * s + b * c, e)) * reach)
        faces += [(first + (i + 1) % 4, first + i, first + 5) for i in range(4)] + [(first + i, first + (i + 1) % 4, first + 4) for i in range(4)]
        count += 1
    geometry.link(geometry.mesh_from("pebbles", points, faces), materials.surface("pebble", (0.215, 0.20, 0.175), 0.9, variation=0.4, blotch=40, grain=200, bump=0.2))


def camp():
    """A chair that looks over the lake, a stool with a mug, a mat at the door, a wedge under a wheel."""
    chair = buildings.folding_chair((0.26, 0.15, 0.07))
    chair.location, chair.rotation_euler = (-2.75, 4.9, lie(-2.75, 4.9)), (0, 0, math.radians(-152))
    studio.stool((-3.35, 5.25, lie(-3.35, 5.25)), 0.4, 0.44, (0.30, 0.19, 0.09))
    cup = camping.mug()
    cup.location, cup.rotation_euler = (-3.33, 5.22, lie(-3.35, 5.25) + 0.44), (0, 0, 2.4)
    mat = materials.fabric("mat", (0.070, 0.052, 0.036), 160)

    def cloth(u, v):
        x, y = -1.88 + (u - 0.5) * 0.62, 3.80 + (v - 0.5) * 1.00
        return (x, y, lie(x, y) + 0.022 + 0.008 * swell(x, y, 4.0, 6.0))
    geometry.surface_grid("mat", cloth, 40, 60, mat).modifiers.new("thick", "SOLIDIFY").thickness = 0.010
    wedge = geometry.extrude("wedge", [(-0.13, 0), (0.13, 0), (0.13, 0.02), (-0.10, 0.13), (-0.13, 0.13)], geometry.straight((0, -0.08, 0), (0, 0.08, 0), (1, 0, 0)),
                             materials.surface("wedge", (0.40, 0.22, 0.02), 0.5, variation=0.1, dirt=0.5), closed_profile=True)
    wedge.location, wedge.rotation_euler = (-TRACK, motorhome_walls.AXLES[0] - 0.40, lie(-TRACK, 1.1) - 0.004), (0, 0, math.pi / 2)


def plants(dice):
    """Grass beyond the gravel, weeds on it, reeds at the water, bushes and trees on the slope; trees out of sight shade the foreground."""
    near, slope, weeds, reeds = [], [], [], []
    while len(near) < 1500:
        x, y = dice.uniform(-14, 16), dice.uniform(-8, 22)
        if 0.1 < verge(x, y) + 0.3 * dice.gauss(0, 1) and swell(x, y, 0.5, 12) > -0.35 and (Vector((x, y)) - Vector(EYE[:2])).length > 3.0:
            near.append((x, y, lie(x, y) - 0.02))
    while len(slope) < 2200:
        x, y = dice.uniform(2, 27), dice.uniform(0, 34)
        if verge(x, y) > 0.6 and lie(x, y) > LAKE and swell(x, y, 0.3, 4) > -0.4:
            slope.append((x, y, lie(x, y) - 0.03))
    while len(weeds) < 150:
        x, y = dice.uniform(-7, 4.6), dice.uniform(-6, 12)
        if off_course(x, y) > 0.4 and swell(x, y, 0.55, 1.0) > 0.12 and not (abs(x) < 1.5 and 0 < y < 7.8) and not (-3.8 < x < -1.5 and 3.0 < y < 5.8):
            weeds.append((x, y, lie(x, y) - 0.015))
    while len(reeds) < 420:
        x, y = dice.uniform(0, 28), dice.uniform(0, 35)
        if abs(lie(x, y) - LAKE) < 0.16 and swell(x, y, 0.3, 7) > -0.1:
            reeds.append((x, y, lie(x, y) - 0.05))
    foliage.tussocks(near, 3, (0.105, 0.118, 0.036), 0.26)
    foliage.tussocks(slope, 4, (0.118, 0.118, 0.040), 0.34)
    foliage.tussocks(weeds, 5, (0.095, 0.115, 0.035), 0.10)
    foliage.tussocks(reeds, 6, (0.125, 0.115, 0.050), 0.75)
    green, stem = materials.leaves((0.060, 0.085, 0.022), HAZE), materials.surface("bark", (0.105, 0.085, 0.066), 0.9, variation=0.35, grain=16, bump=0.9, depth=0.02, haze=HAZE)
    kinds = [foliage.leafy(60 + k, 8.6 + 1.2 * k, 30000, 0.125, green, stem) for k in range(3)]
    bushes = [foliage.tree(80 + k, 1.8, 0.62, 5200, 0.085, materials.leaves((0.050, 0.072, 0.022), HAZE), stem) for k in range(3)]
    for kind in kinds + bushes:
        kind.hide_render = True
    for index, (x, y, size) in enumerate(((3.0, 24.0, 1.0), (0.4, 21.5, 0.85), (5.4, 25.5, 0.62), (15.8, 5.0, 0.92), (19.5, 3.0, 0.80), (19.0, 7.2, 0.66), (-16.8, 8.2, 0.75), (-6.4, 13.6, 0.62), (-29.0, 7.0, 0.95), (-24.0, 0.8, 0.8))):
        geometry.instance(kinds[index % 3], (x, y, lie(x, y) - 0.05), (0, 0, dice.uniform(0, 6.28)), size)
    spots = [(x + dice.gauss(0, 0.5), y + dice.gauss(0, 0.5)) for x, y in ((2.2, 21.6), (4.2, 22.6), (0.6, 19.6), (6.4, 23.0), (13.6, 3.6), (15.2, 3.0), (16.6, 6.0), (17.5, 2.0), (13.4, 1.6), (8.5, 16.5))]
    foliage.scatter(bushes, [(x, y, lie(x, y) - 0.05) for x, y in spots], 6, 0.55, 1.05)


def far_shore(dice):
    world.water(LAKE, 16000, chop=0.55, wind=0.9, haze=HAZE)
    kinds = foliage.grove(3, 4, 12.0, HAZE, 1300, conifers=3)
    land = materials.ground((0.075, 0.090, 0.034), HAZE)
    for center, width, depth, count, turn in (((210, 470), 560, 60, 330, -0.25), ((520, 260), 480, 70, 300, -1.05), ((430, 560), 500, 60, 220, -0.70)):
        geometry.box("shore", (width * 1.1, depth * 1.4, 4.0), land, (center[0], center[1] + 12, LAKE - 1.5), (0, 0, turn), bevel=1.0)
        world.tree_line(center, width, depth, count, dice.randint(0, 999), kinds, haze=HAZE, level=LAKE + 0.3, turn=turn)
    world.hills(1300, -40, 130, 125, 6, HAZE, LAKE)
    world.hills(2600, -45, 135, 265, 3, HAZE, LAKE)
    world.hills(5200, -50, 140, 540, 9, HAZE, LAKE)


scene.render(build, "motorhome-lake", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, warmth=0.25)
