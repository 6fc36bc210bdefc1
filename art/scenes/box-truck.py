"""Box truck in a logistics yard, seen from the dock roof: large modules bonded across its cambered roof."""
import math
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from mathutils import Vector  # noqa: E402

from library import buildings, camera, cars, foliage, geometry, light, materials, props, scene, vehicles, world  # noqa: E402
from library.nodes import Graph  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 1600, 900, 16, 7, -3.1
LENGTH, HALF, FLOOR, TOP, CAMBER = 7.35, 1.275, 1.05, 3.62, 0.05
HAZE = 3600.0


def roof(x, y):
    return TOP - CAMBER * (x / HALF) ** 2


def build(seed):
    dice = random.Random(seed)
    buildings.fewer_bounces()
    light.daylight(elevation=15.0, azimuth=-122.0, dust=0.9, clouds=0.5, seed=seed)
    truck((0, 0, 0))
    modules()
    second = neighbour()
    for x, y in ((5.0, 1.4), (-9.4, 13.0)):
        geometry.instance(second, (x, y, 0), (0, 0, dice.uniform(-0.02, 0.02)))
    yard(dice)
    camera.place((-4.6, -2.3, 6.15), (0.75, 5.1, 3.42), lens=26, focus=(-0.3, 2.2, TOP), aperture=9.0)


def box_paint(name, color, band=None):
    """Lacquer of the box after months on the road, in its own metres: spray from below, runs from the roof edge,
    grime beside the panel joints, dust that rain left on the roof. band: colour of a painted stripe."""
    graph = Graph(name)
    split = graph.node("ShaderNodeSeparateXYZ")
    graph.links.new(graph.nodes.new("ShaderNodeTexCoord").outputs["Object"], split.inputs[0])
    (x, y, z), place = split.outputs, graph.place()
    across, soft, fine = graph.math("ABSOLUTE", x), graph.noise(place, 0.9, 6, 0.65), graph.noise(place, 9.0, 5, 0.7)
    shade = graph.node("ShaderNodeHueSaturation", Color=color, Value=graph.smooth(soft, 0.3, 0.7, 0.94, 1.05, "LINEAR")).outputs[0]
    side = graph.smooth(across, HALF - 0.012, HALF - 0.008)
    if band:
        stripe = graph.math("MULTIPLY", graph.smooth(z, FLOOR + 0.919, FLOOR + 0.921), graph.smooth(z, FLOOR + 1.381, FLOOR + 1.379))
        shade = graph.mix(graph.math("MULTIPLY", graph.math("MULTIPLY", stripe, side), graph.smooth(y, 0.08, 0.082)), shade, band)
    roof_, part = graph.smooth(z, TOP - 0.075, TOP - 0.06), LENGTH / 6
    wall = graph.math("SUBTRACT", 1.0, roof_)
    from_joint = graph.math("MULTIPLY", graph.math("ABSOLUTE", graph.math("SUBTRACT", graph.math("FRACT", graph.math("ADD", graph.math("DIVIDE", y, part), 0.5)), 0.5)), part)
    # Spray: highest behind the wheels, with a torn upper edge.
    height = graph.math("ADD", z, graph.math("MULTIPLY", graph.math("SUBTRACT", soft, 0.5), -1.5))
    spray = graph.math("MULTIPLY", graph.smooth(height, FLOOR + 1.25, FLOOR - 0.15), graph.smooth(fine, 0.2, 0.65, 0.45, 0.85))
    runs = graph.noise(graph.scaled(place, (11, 11, 0.22)), 1.0, 5, 0.7)
    runs = graph.math("MULTIPLY", graph.smooth(runs, 0.50, 0.70, 0.0, 0.42), graph.smooth(graph.math("ADD", z, graph.math("MULTIPLY", soft, 1.6)), TOP - 0.7, TOP + 0.75))
    joint = graph.math("MULTIPLY", graph.smooth(from_joint, 0.085, 0.020), graph.smooth(fine, 0.35, 0.7, 0.05, 0.42))
    rear = graph.math("MULTIPLY", graph.smooth(y, 0.09, 0.0), graph.smooth(soft, 0.35, 0.65, 0.10, 0.34))
    film = graph.math("MULTIPLY", wall, graph.math("MAXIMUM", graph.math("MAXIMUM", spray, runs), graph.math("MAXIMUM", joint, rear)))
    border = graph.smooth(graph.math("ADD", across, graph.math("MULTIPLY", fine, 0.10)), HALF - 0.12, HALF + 0.01, 0.0, 0.55)
    ponds = graph.smooth(graph.noise(graph.scaled(place, (1.6, 0.7, 1)), 1.0, 7, 0.7, 0.5), 0.46, 0.70, 0.0, 0.38)
    dust = graph.math("MULTIPLY", roof_, graph.math("MAXIMUM", border, ponds))
    shade = graph.mix(graph.math("MAXIMUM", film, dust), shade, (0.135, 0.118, 0.094))
    gap = graph.math("MULTIPLY", graph.smooth(graph.math("ABSOLUTE", graph.math("SUBTRACT", from_joint, 0.024)), 0.0035, 0.0020, 0.0, 0.75), side)
    shade = graph.mix(gap, shade, (0.03, 0.03, 0.03))
    graph.set(Base_Color=shade, Roughness=graph.math("ADD", 0.33, graph.math("MULTIPLY", graph.math("MAXIMUM", film, dust), 0.45)),
              Normal=graph.bump(graph.noise(place, 1.1, 1, 0.4), 1.0, 0.0025))
    return graph.material


def worn_aluminium():
    """Edge profiles: dull, dirty, with dark scuffs from gates and trees."""
    return materials.surface("worn aluminium", (0.46, 0.46, 0.45), 0.46, 0.85, variation=0.28, blotch=7, grain=70, bump=0.12, depth=0.0006, dirt=0.55)


def box_parts(paint, edge):
    """The body: smooth panels, riveted aluminium edge profiles with cast corners, rear portal."""
    plan = lambda y: vehicles.fillet([(-HALF, FLOOR, 0.02), (-HALF, roof(HALF, y), 0.012)] + [(-HALF + 0.1 + (2 * HALF - 0.2) * i / 20, roof(-HALF + 0.1 + (2 * HALF - 0.2) * i / 20, y), 0) for i in range(21)] + [(HALF, roof(HALF, y), 0.012), (HALF, FLOOR, 0.02)], 3)  # noqa: E731
    parts = [vehicles.body("box", plan, vehicles.steps(0, LENGTH, 0.5), paint, 0.012, 0.03)]
    for side in (-1, 1):
        z = roof(HALF, 0)
        parts.append(vehicles.rail("edge", [(side * (HALF - 0.030), y, z + 0.004) for y in (0.0, LENGTH)], edge, (0.075, 0.020)))
        parts.append(vehicles.rail("edge", [(side * (HALF + 0.004), y, z - 0.055) for y in (0.0, LENGTH)], edge, (0.012, 0.11)))
        parts.append(vehicles.rail("sill", [(side * (HALF + 0.004), y, FLOOR + 0.05) for y in (0.0, LENGTH)], edge, (0.016, 0.13)))
        for index in range(46):
            y = 0.10 + index * (LENGTH - 0.2) / 45
            parts.append(geometry.cylinder("rivet", 0.0065, 0.0032, edge, (side * (HALF - 0.045), y, z + 0.0135), sides=10, bevel=0.0012))
    for y in (0.012, LENGTH - 0.012):
        parts.append(geometry.extrude("end", [(-0.035, 0.0), (-0.035, 0.014), (0.035, 0.014), (0.035, 0.0)], [((x, y, roof(x, y) - 0.002), (0, 1, 0), (0, 0, 1)) for x in vehicles.steps(-HALF + 0.03, HALF - 0.03, 0.1)], edge, 30, True))
        for side in (-1, 1):
            parts.append(geometry.box("corner", (0.12, 0.12, 0.12), edge, (side * (HALF - 0.047), y + (0.042 if y < 1 else -0.042), roof(HALF, y) - 0.040), bevel=0.030, segments=4))
        # A rubbing strake.
        parts.append(vehicles.rail("strake", [(side * (HALF + 0.008), y, FLOOR + 0.55) for y in (0.06, LENGTH - 0.06)], edge, (0.020, 0.07)))
    # Rear doors: two leaves with their seals, locking rods in brackets, hinges at the outer edges.
    seal = materials.rubber()
    parts.append(geometry.box("leaf gap", (0.022, 0.012, TOP - FLOOR - 0.32), seal, (0, -0.002, (TOP + FLOOR) / 2 - 0.04), bevel=0.003))
    for z in (TOP - 0.185, FLOOR + 0.075):
        parts.append(geometry.box("seal", (2 * HALF - 0.20, 0.010, 0.020), seal, (0, -0.001, z), bevel=0.003))
    for side in (-1, 1):
        parts.append(geometry.box("seal", (0.020, 0.010, TOP - FLOOR - 0.26), seal, (side * (HALF - 0.105), -0.001, (TOP + FLOOR) / 2 - 0.055), bevel=0.003))
        parts.append(geometry.box("buffer", (0.11, 0.09, 0.36), seal, (side * (HALF - 0.10), -0.05, FLOOR + 0.20), bevel=0.02))
    for x in (-0.88, -0.26, 0.26, 0.88):
        parts.append(geometry.tube("rod", [(x, -0.032, FLOOR + 0.06), (x, -0.032, TOP - 0.22)], 0.0135, edge, resolution=4))
        for z in (FLOOR + 0.12, FLOOR + 0.75, FLOOR + 1.5, TOP - 0.30):
            parts.append(geometry.box("bracket", (0.075, 0.036, 0.055), edge, (x, -0.018, z), bevel=0.006))
    for side in (-1, 1):
        for z in (FLOOR + 0.3, FLOOR + 1.0, FLOOR + 1.7, TOP - 0.42):
            parts.append(geometry.box("hinge", (0.17, 0.016, 0.06), edge, (side * (HALF - 0.10), -0.008, z), bevel=0.005))
        parts.append(geometry.box("handle", (0.24, 0.020, 0.030), edge, (side * 0.15, -0.040, FLOOR + 0.62), bevel=0.006))
    # Marker lamps along the roof edge.
    amber = materials.plastic("lamp", (0.45, 0.13, 0.01), 0.25)
    for side in (-1, 1):
        for y in (0.35, LENGTH / 2, LENGTH - 0.4):
            parts.append(geometry.box("lamp", (0.02, 0.09, 0.03), amber, (side * (HALF + 0.014), y, roof(HALF, y) - 0.15), bevel=0.008))
    return parts


def cab_parts(paint):
    """Day cab with an air deflector on its roof, in front of the box."""
    glass, dark = vehicles.tinted(), materials.plastic("trim", (0.022, 0.022, 0.024), 0.5)
    start, end = LENGTH + 0.14, LENGTH + 2.0

    def lean(point):
        rake = max(0.0, (point.y - start) / (end - start)) ** 3 * 0.30 * max(0.0, (point.z - 1.5) / 1.2)
        return Vector((point.x, point.y - rake, point.z))
    parts = [vehicles.body("cab", lambda y: vehicles.section(1.12, 0.55, lambda x: 2.62 - 0.05 * x * x, 0.14, 0.09), vehicles.steps(start, end, 0.2), paint, 0.06, 0.16, lean)]

    def deflector(y):
        share = (y - start) / 1.35
        tall = 2.56 + 1.02 * (1 - share ** 1.7)
        return vehicles.section(1.10 - 0.10 * share, 2.50, lambda x: tall - 0.05 * x * x, min(0.12, (tall - 2.5) * 0.45), 0.02, 0.01)
    parts.append(vehicles.body("deflector", deflector, vehicles.steps(start, start + 1.32, 0.12), paint, 0.05, 0.02))
    parts.append(geometry.box("screen", (2.0, 0.02, 0.80), glass, (0, end - 0.14, 2.05), (0.20, 0, 0), 0.008))
    for side in (-1, 1):
        parts += vehicles.windows(side * 1.08, [(start + 0.65, start + 1.55)], 1.75, 2.35, 0.05, glass)
    chassis, guard = materials.paint("chassis", (0.02, 0.02, 0.021), 0.6, 0.3), worn_aluminium()
    for side in (-1, 1):
        parts.append(geometry.box("beam", (0.08, LENGTH + 1.6, 0.22), chassis, (side * 0.42, LENGTH / 2 + 0.8, 0.85), bevel=0.01))
        for z in (0.52, 0.80):
            parts.append(geometry.box("guard", (0.03, 3.3, 0.11), guard, (side * 1.20, 4.3, z), bevel=0.01))
        for y in (2.95, 4.3, 5.65):
            parts.append(geometry.box("guard post", (0.04, 0.06, 0.62), guard, (side * 1.175, y, 0.77), bevel=0.008))
        # Mudguards of the front wheels.
        arch = [((side * 1.06, LENGTH + 1.05 + 0.56 * math.cos(a), 0.47 + 0.56 * math.sin(a)), (1, 0, 0), (0, math.cos(a), math.sin(a))) for a in (math.pi * k / 16 for k in range(17))]
        parts.append(geometry.extrude("mudguard", [(-0.16, 0), (-0.16, 0.02), (0.15, 0.02), (0.17, 0.0), (0.15, -0.02)], arch, dark, 40, True))
        parts.append(geometry.box("bumper bar", (1.1, 0.06, 0.12), dark, (side * 0.55, 0.05, 0.55), bevel=0.02))
        for y in (1.75, LENGTH + 1.05):
            parts.append(vehicles.wheel((side * 1.05, y, 0.47), 0.47, 0.29))
    return parts


def truck(location):
    box_parts(box_paint("box paint", (0.50, 0.515, 0.52), (0.030, 0.055, 0.085)), worn_aluminium())
    cab_parts(materials.paint("cab", (0.055, 0.085, 0.105), 0.25, 0.06, coat=0.4))
    for side in (-1, 1):
        vehicles.mirror((side * 1.00, LENGTH + 1.62, 2.0), side)


def neighbour():
    paint = box_paint("grey box", (0.40, 0.41, 0.42))
    other = geometry.join("neighbour", box_parts(paint, worn_aluminium()) + cab_parts(materials.paint("cab", (0.30, 0.30, 0.29), 0.3, 0.08)))
    other.hide_render = True
    return other


def modules():
    """Five 2.25 m modules across the box, one beside the other; strips of roof stay free at both ends."""
    bead, surface, step = vehicles.sealant((0.38, 0.38, 0.37)), vehicles.over(roof), 1.196 + 0.035
    for index in range(5):
        vehicles.lay("smf-520", surface, (0.0, 0.92 + index * step), turned=True, bead=bead, dust=0.05, backsheet="white")
    vehicles.gland((0.0, LENGTH - 0.45, roof(0, 0)), math.pi)
    for side in (-1, 1):
        vehicles.cable([(side * a, b, roof(a, b) + 0.006) for a, b in ((0.30, LENGTH - 0.98), (0.22, LENGTH - 0.80), (0.05, LENGTH - 0.66), (0.03, LENGTH - 0.50))])


def stack(wood, x, y, z, turn):
    """One pallet, lying on the one below."""
    parts = [geometry.box("board", (1.2, 0.12, 0.022), wood, (0, -0.34 + 0.17 * index, 0.133), bevel=0.003) for index in range(5)]
    parts += [geometry.box("block", (0.13, 0.80, 0.10), wood, (-0.53 + 0.53 * index, 0, 0.072), bevel=0.004) for index in range(3)]
    parts += [geometry.box("runner", (1.2, 0.10, 0.022), wood, (0, -0.35 + 0.35 * index, 0.011), bevel=0.003) for index in range(3)]
    whole = geometry.join("pallet", parts)
    whole.location, whole.rotation_euler = (x, y, z), (0, 0, turn)


def yard(dice):
    world.plain(-0.12, 9000, materials.ground((0.075, 0.088, 0.035), HAZE))
    tar = materials.asphalt((0.066, 0.070, 0.076))
    geometry.box("yard", (150, 110, 0.1), tar, (10, 22, -0.05), bevel=0.02)
    line = materials.surface("line", (0.52, 0.52, 0.49), 0.75, variation=0.3, blotch=6, grain=60, bump=0.3, dirt=0.65)
    for x in (-11.6, -7.2, -2.5, 2.45, 7.4, 12.3):
        geometry.box("bay line", (0.12, 14, 0.006), line, (x, 3.5, 0.002), (0, 0, dice.uniform(-0.003, 0.003)), 0.001)
    geometry.box("lane", (60, 0.15, 0.006), line, (6, 20.5, 0.002), bevel=0.001)
    # A hall across the lane with dock doors, drawn plainly.
    wall = materials.surface("hall", (0.40, 0.42, 0.43), 0.5, variation=0.08, blotch=0.3, grain=60, bump=0.1, streaks=0.15, haze=HAZE)
    door = materials.surface("door", (0.60, 0.60, 0.58), 0.5, variation=0.08, grain=60, haze=HAZE)
    dark = materials.plastic("bumper", (0.02, 0.02, 0.02), 0.7)
    geometry.box("hall", (74, 26, 6.6), wall, (24, 60, 3.3), bevel=0.05)
    geometry.box("attic", (74.3, 26.3, 0.4), materials.paint("attic", (0.045, 0.06, 0.07), 0.5, haze=HAZE), (24, 60, 6.7), bevel=0.04)
    for index in range(36):
        geometry.box("rib", (0.05, 0.06, 6.4), wall, (-12 + index * 2.05, 46.98, 3.25), bevel=0.01)
    for index in range(9):
        x = -8 + index * 7.4
        geometry.box("dock", (3.3, 0.5, 3.6), dark, (x, 46.9, 2.6), bevel=0.06)
        geometry.box("door", (2.5, 0.1, 2.7), door, (x, 46.63, 2.55 + dice.choice((0, 0, 0.9))), bevel=0.01)
        geometry.box("step", (3.0, 0.4, 0.9), materials.concrete(), (x, 46.7, 0.45), bevel=0.02)
    # Work goes on: a trailer at a dock, bollards, pallets, covers of shafts.
    docked = cars.trailer((0.20, 0.24, 0.27))
    docked.location, docked.rotation_euler = (14.2, 46.2, 0), (0, 0, math.pi / 2)
    yellow = materials.paint("bollard", (0.50, 0.30, 0.02), 0.45, 0.35)
    for index in range(10):
        geometry.cylinder("bollard", 0.11, 1.15, yellow, (-11.7 + index * 7.4, 45.6, 0), bevel=0.03)
    deal = materials.wood((0.34, 0.24, 0.14), 1.0, 0.8)
    for x, y, count, turn in ((-4.6, 44.3, 11, 0.1), (-3.2, 44.5, 7, -0.05), (8.9, 43.8, 9, 0.3), (27.5, 41.0, 5, 0.9)):
        for level in range(count):
            stack(deal, x + dice.gauss(0, 0.02), y + dice.gauss(0, 0.02), level * 0.144, turn + dice.gauss(0, 0.02))
    iron = materials.surface("cast iron", (0.045, 0.043, 0.042), 0.6, 0.6, variation=0.3, blotch=9, grain=60, bump=0.5, dirt=0.4)
    for x, y in ((-7.4, 10.6), (-2.2, 24.5)):
        geometry.cylinder("frame", 0.38, 0.006, iron, (x, y, 0), sides=40, bevel=0.002)
        geometry.cylinder("cover", 0.31, 0.010, iron, (x, y, 0), sides=40, bevel=0.003)
    # Kerb, hedge and trees along the right edge, lamp posts, light posts of the lane.
    geometry.box("kerb", (0.18, 90, 0.14), materials.concrete(), (26.5, 20, 0.04), bevel=0.02)
    lamp = props.lamp_post(7.5, haze=HAZE)
    lamp.location = (9.9, 13.5, 0)
    for x in (-20.0, 38.0):
        geometry.instance(lamp, (x, 17.0, 0), (0, 0, -1.5))
    kinds = foliage.grove(5, 4, 9.0, HAZE, 2000, conifers=1)
    foliage.scatter(kinds, [(29 + dice.uniform(-1, 2), y + dice.uniform(-2, 2), 0) for y in (2, 11, 19, 28, 36)], 2, 0.6, 0.95)
    world.halls((-90, 190), 5, (260, 50), 3, HAZE)
    world.tree_line((0, 95), 260, 20, 70, 7, kinds, haze=HAZE)
    world.tree_line((-60, 300), 900, 120, 420, 8, kinds, haze=HAZE)
    world.hills(2300, -95, 100, 150, 4, HAZE)
    world.hills(4600, -95, 110, 360, 6, HAZE)


scene.render(build, "box-truck", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, warmth=0.1)
