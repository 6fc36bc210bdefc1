"""A gloved hand holds a tape from a module's edge to the verge of a trapezoidal roof; a dull day in winter, the module still lies loose."""
import math
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
import bpy  # noqa: E402
from mathutils import Matrix, Vector  # noqa: E402

from library import buildings, camera, foliage, geometry, gloves, light, materials, module, roofs, scene, sleeves, studio, tape_measure, weather, world  # noqa: E402
from library.nodes import Graph  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 1600, 900, 16, 8, -1.95
LEVEL = roofs.RIB_HEIGHT + 0.0013            # of the crests near the verge; the module's edge is x = 0, the tape lies on y = 0
TOP = LEVEL + module.THICKNESS
VERGE, INNER = -0.325, -0.182               # outer and inner edge of the verge flashing, which covers the first crest
FLASHING = LEVEL + 0.0016
NEAR, EAVES = -1.6, 1.75                      # where the roof begins and ends in y
YARD = -5.6
FINGERS = {"thumb": (16, 14, 12, 16), "index": (20, 24, 12, -4), "middle": (20, 27, 14, -1), "ring": (20, 30, 15, 3), "pinky": (20, 30, 16, 9)}
PRESSED = (0.020, 0.004)                     # where the tip of the index lies
TURN, REACH = -128.0, 0.060                  # of the fingers from +y; height of the wrist above what they press on
HAZE = 900.0


def rest(x):
    """Height of the tape: free from the flashing's outer edge to the module's edge, then on the module."""
    share = min(1.0, max(0.0, (x - VERGE) / -VERGE))
    return FLASHING + (TOP - FLASHING) * share


def cup(x):
    """The steel flattens under the hook and under the fingers."""
    return min(1.0, abs(x - VERGE) / 0.035, 0.10 + abs(x - PRESSED[0]) / 0.060)


def build(seed):
    dice = random.Random(seed)
    buildings.fewer_bounces()
    bpy.context.scene.cycles.adaptive_min_samples = 8
    light.daylight(elevation=16.0, azimuth=62.0, dust=2.2, clouds=1.0, seed=seed)
    veiled()
    coat = weathered()
    before = set(bpy.context.scene.objects)
    crests = roofs.trapezoidal(4.2, EAVES - NEAR, coat, seed, screws=False)
    for entity in set(bpy.context.scene.objects) - before:
        entity.location += Vector((0.006 - crests[1], NEAR, 0))
    flashing(coat)
    sheet = module.make("smf-520", backsheet="white", dust=0.10)
    sheet.location = (0.598, 0.42, LEVEL + 0.0001)
    studio.emboss(sheet, 0.6)
    tape_measure.tape(VERGE, 0.470, rest, cup)
    tape_measure.hook(VERGE, FLASHING)
    tape_measure.case(0.120, TOP)
    tape_measure.pencil((-0.078, -0.155, 0.0010), math.radians(21))
    hand(seed)
    litter(dice)
    surroundings(dice)
    camera.place((-0.125, -0.80, 0.345), (-0.083, 0.02, 0.080), lens=52, focus=(-0.02, -0.01, TOP + 0.01), aperture=8.0)


def veiled():
    """The sun behind thin cloud: broad, less than half as strong, so that shadows have soft edges."""
    for node in bpy.context.scene.world.node_tree.nodes:
        if node.type == "TEX_SKY" and node.sun_disc:
            node.sun_size, node.sun_intensity = math.radians(11), 0.42


def hand(seed):
    """Left, arched, reaching over the verge from outside: only its fingertips lie on tape and module."""
    turn = Matrix.Rotation(math.radians(TURN), 4, "Z")
    wrist = Vector((*PRESSED, TOP + 0.0006 + REACH)) - turn @ Vector((0.026, 0.152, 0))
    place = Matrix.Translation(wrist) @ turn
    yarn = gloves.knit(yarn=(0.33, 0.32, 0.29), dirt=0.7, smear=0.4)
    _, bend = gloves.glove("left", FINGERS, place, (22.0, 4.0), -REACH, yarn)
    sleeves.cuff("left", place, bend, yarn, trim=(0.05, 0.16, 0.30), seed=seed)
    sleeves.sleeve("left", place, bend, seed, color=(0.105, 0.052, 0.022))


def flashing(coat):
    """Folded sheet over the outermost crest, in two lengths, with a hem inside and a drip edge below; screws through crest and flashing."""
    profile = [(INNER, FLASHING - 0.0014), (INNER - 0.0006, FLASHING - 0.0002), (INNER - 0.002, FLASHING), (VERGE + 0.003, FLASHING), (VERGE + 0.0009, FLASHING - 0.0009),
               (VERGE, FLASHING - 0.003), (VERGE, FLASHING - 0.17), (VERGE - 0.012, FLASHING - 0.185), (VERGE - 0.012, FLASHING - 0.188), (VERGE + 0.001, FLASHING - 0.172)]
    for start, end, lift in ((NEAR, 0.40, 0.0), (0.33, EAVES + 0.03, 0.0011)):
        geometry.extrude("flashing", [(x - lift * 0.8, z + lift) for x, z in profile], geometry.straight((0, start, 0), (0, end, 0), (1, 0, 0), steps=6), coat, 25)
    roofs.screws([-0.201], FLASHING + 0.0004, -0.98, 9, 0.335)
    roofs.screws([0.006 + roofs.RIB_PITCH * k for k in range(7, 14)], LEVEL + 0.0009, -0.90, 4, 0.80)
    # What the sheet lies on shows at the verge: a gable wall below.
    geometry.box("gable", (0.20, EAVES - NEAR, 5.2), materials.surface("gable", (0.20, 0.20, 0.19), 0.8, variation=0.15, dirt=0.3), (VERGE + 0.115, (EAVES + NEAR) / 2, -2.62), bevel=0.01)


def litter(dice):
    """Winter's remains: leaves and needles that water left in the valleys, grit along the module's edge."""
    for leaf in weather.fallen_leaves([(-0.118, 0.66), (-0.285, 0.92), (-0.075, 1.18)], 5, 0.0035):
        leaf.scale = (0.62, 0.62, 0.62)
    points, faces = [], []
    while len(points) < 6 * 900:
        kind = dice.random()
        y = dice.uniform(-0.75, 1.5)
        x, z = (-0.10 + dice.gauss(0, 0.022), 0.0012) if kind < 0.6 else (-0.004 - abs(dice.gauss(0, 0.004)), LEVEL) if kind < 0.8 else (dice.uniform(VERGE + 0.004, INNER - 0.003), FLASHING)
        size, turn, first = min(0.0016, dice.lognormvariate(-7.9, 0.45)), dice.uniform(0, 6.28), len(points)
        for corner in range(4):
            reach = size * dice.uniform(0.7, 1.3)
            points.append((x + reach * math.cos(turn + corner * 1.57), y + reach * math.sin(turn + corner * 1.57), z + size * dice.uniform(0.2, 0.6)))
        points += [(x, y, z - 0.0002), (x + dice.uniform(-0.3, 0.3) * size, y, z + size * dice.uniform(0.8, 1.3))]
        faces += [(first + (c + 1) % 4, first + c, first + 4) for c in range(4)] + [(first + c, first + (c + 1) % 4, first + 5) for c in range(4)]
    geometry.link(geometry.mesh_from("grit", points, faces), materials.surface("grit", (0.11, 0.10, 0.085), 0.9, variation=0.4, blotch=60, grain=900))


def weathered(color=(0.175, 0.212, 0.190)):
    """Coil coating, grey-green and chalky, in world metres: dust, dried drops, runs down the slope, silt in the valleys, pencil lines."""
    graph = Graph("weathered coat")
    m, place = graph.math, graph.place("world")
    split = graph.node("ShaderNodeSeparateXYZ")
    graph.links.new(place, split.inputs[0])
    x, y, z = split.outputs["X"], split.outputs["Y"], split.outputs["Z"]
    grain, fine, patch, broad = graph.noise(place, 1500, 2, 0.5), graph.noise(place, 170, 5, 0.7), graph.noise(place, 8, 6, 0.65, 0.5), graph.noise(place, 1.1, 4)
    tone = graph.node("ShaderNodeHueSaturation", Color=color, Value=graph.smooth(broad, 0.3, 0.7, 0.90, 1.08, "LINEAR")).outputs[0]
    film = graph.noise(graph.scaled(place, (24, 1.7, 6)), 1.0, 6, 0.68, 0.3)
    chalk = m("MULTIPLY", graph.smooth(film, 0.44, 0.68), graph.smooth(fine, 0.30, 0.62, 0.3, 1.0))
    tone = graph.mix(m("MULTIPLY", chalk, 0.60), tone, (0.30, 0.31, 0.285))
    dust = m("MULTIPLY", graph.smooth(patch, 0.42, 0.68), graph.smooth(fine, 0.32, 0.62, 0.25, 1.0))
    tone = graph.mix(m("MULTIPLY", dust, 0.72), tone, (0.128, 0.115, 0.090))
    # Water stands in the valleys and leaves silt there; algae where it dries last.
    low = graph.smooth(m("ADD", z, m("MULTIPLY", m("SUBTRACT", fine, 0.5), 0.010)), 0.016, 0.0005)
    silt = m("MULTIPLY", low, graph.smooth(graph.noise(graph.scaled(place, (16, 3.0, 1)), 1.0, 6, 0.7), 0.36, 0.66))
    tone = graph.mix(m("MULTIPLY", silt, 0.80), tone, (0.085, 0.080, 0.058))
    shore = m("ADD", graph.noise(graph.scaled(place, (1.0, 0.5, 1)), 15.0, 4, 0.55), m("MULTIPLY", fine, 0.035))
    rims = m("MAXIMUM", graph.smooth(m("ABSOLUTE", m("SUBTRACT", shore, 0.54)), 0.012, 0.002), m("MULTIPLY", graph.smooth(shore, 0.54, 0.57), 0.30))
    rims = m("MULTIPLY", rims, graph.smooth(graph.noise(place, 5.0, 3, 0.6, 0.4), 0.46, 0.60))
    drops = graph.noise(place, 62, 2, 0.4)
    spots = m("MAXIMUM", graph.smooth(m("ABSOLUTE", m("SUBTRACT", drops, 0.64)), 0.014, 0.003, 0.0, 0.8), graph.smooth(drops, 0.64, 0.66, 0.0, 0.35))
    marks = m("MAXIMUM", m("MULTIPLY", rims, 0.7), m("MULTIPLY", spots, graph.smooth(graph.noise(place, 6, 2), 0.40, 0.56)))
    tone = graph.mix(m("MULTIPLY", marks, graph.smooth(fine, 0.25, 0.6, 0.45, 0.90)), tone, (0.310, 0.300, 0.265))
    hair = graph.smooth(graph.noise(graph.scaled(place, (14, 620, 1), rotation=(0, 0, 0.5)), 1.0, 2, 0.5, 0.15), 0.70, 0.76)
    hair = m("MULTIPLY", hair, graph.smooth(graph.noise(place, 4.1, 3), 0.47, 0.58))
    tone = graph.mix(m("MULTIPLY", hair, 0.5), tone, (0.27, 0.28, 0.265))
    # Drawn along the module's edge before it was moved, a cross line for the tape, a tick on the flashing.
    pencil = 0.0
    for away, low_, high_ in ((m("ADD", m("ADD", x, 0.0072), m("MULTIPLY", y, 0.010)), (y, -0.30), (y, 0.52)), (m("SUBTRACT", y, m("SUBTRACT", m("MULTIPLY", x, 0.06), 0.0185)), (x, -0.0135), (x, -0.001)),
                              (m("ADD", m("SUBTRACT", x, VERGE + 0.100), m("MULTIPLY", y, 0.08)), (y, -0.045), (y, -0.0165))):
        stroke = m("MULTIPLY", graph.smooth(m("ABSOLUTE", away), 0.0008, 0.0004), m("MULTIPLY", m("GREATER_THAN", *low_), m("LESS_THAN", *high_)))
        pencil = m("MAXIMUM", pencil, stroke)
    pencil = m("MULTIPLY", pencil, m("MULTIPLY", m("GREATER_THAN", z, roofs.RIB_HEIGHT - 0.002), graph.smooth(grain, 0.34, 0.52, 0.35, 1.0)))
    tone = graph.mix(m("MULTIPLY", pencil, 0.85), tone, (0.040, 0.040, 0.044))
    dull = m("MAXIMUM", m("MAXIMUM", dust, silt), m("MAXIMUM", marks, chalk))
    rough = m("ADD", graph.smooth(patch, 0.3, 0.7, 0.36, 0.44, "LINEAR"), m("ADD", m("MULTIPLY", dull, 0.24), m("MULTIPLY", m("SUBTRACT", grain, 0.5), 0.08)))
    slow = graph.bump(graph.noise(place, 5.0, 1, 0.4), 1.0, 0.0007)
    graph.set(Base_Color=tone, Roughness=rough, Specular=0.42, Normal=graph.bump(m("MULTIPLY", grain, m("ADD", 0.15, m("MULTIPLY", dull, 0.6))), 0.5, 0.00022, slow))
    return graph.material


def surroundings(dice):
    """Gutter at the eaves; below it a winter meadow, bare trees and a hedge, all out of focus."""
    metal = materials.zinc((0.30, 0.31, 0.32))
    trough = [(0.07 * math.cos(a), 0.07 * math.sin(a)) for a in [math.pi + math.pi * i / 12 for i in range(13)]]
    geometry.extrude("gutter", trough, geometry.straight((VERGE, EAVES + 0.065, -0.02), (4.0, EAVES + 0.065, -0.02), (0, 1, 0)), metal)
    world.plain(YARD, 6000, materials.ground((0.088, 0.086, 0.048), HAZE))
    stem = materials.surface("bark", (0.070, 0.060, 0.052), 0.9, variation=0.35, grain=16, bump=0.9, depth=0.02, haze=HAZE)
    kinds = [foliage.bare(seed * 7 + 1, dice.uniform(9, 12), stem, 4) for seed in range(3)]
    for kind in kinds:
        kind.hide_render = True
    foliage.scatter(kinds, [(x, y, YARD) for x, y in ((-9, 38), (-3, 46), (4, 41), (11, 52), (18, 44), (-16, 55), (27, 58), (2, 66), (-8, 72), (14, 75))], 3, 0.8, 1.15)
    foliage.scatter(kinds, [(-20 + 0.7 * k, 33 + dice.gauss(0, 0.4), YARD - 0.3) for k in range(62)], 5, 0.16, 0.24)
    world.tree_line((10, 210), 300, 40, 120, 4, foliage.grove(5, 3, 9.5, HAZE, 1200, (0.050, 0.052, 0.030), conifers=2), haze=HAZE, level=YARD)


scene.render(build, "hands-measuring", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, warmth=-0.05)
