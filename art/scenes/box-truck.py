"""Box truck at its dock in a logistics yard, from the stairs of the dispatch office: five modules bonded across a roof in daily use."""
import math
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
import bpy  # noqa: E402

from library import buildings, camera, cars, fittings, flat_roofs, foliage, geometry, light, loading_yard, lorries, lorry_bodies, lorry_fittings, materials, module, neighbours, props, scene, vehicles, weather, world  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 1600, 900, 18, 7, -2.7
SUN = (17.5, 77.0)                         # elevation and azimuth: along the wall, so that every rib and shelter has a shadow
EYE, AZIMUTH, LENS, DROP, SHIFT = (8.3, 13.7, 6.0), 222.5, 30, 0.120, -0.1175
HALF, FLOOR, TOP, CAMBER = 1.275, 1.06, 3.28, 0.018
LENGTH = lorries.LENGTH
STEP, FIRST = 1.196 + 0.045, 0.985         # from module to module, and the middle of the first
ROWS = [FIRST + index * STEP for index in range(5)]
HAZE = 4200.0


def roof(x, y):
    return TOP - CAMBER * (x / HALF) ** 2


def on_module(x, y):
    """The face of a module above it."""
    return roof(x, y) + 0.0035 + module.THICKNESS


def build(seed):
    dice = random.Random(seed)
    buildings.fewer_bounces()
    bpy.context.scene.cycles.glossy_bounces = 3
    light.daylight(elevation=SUN[0], azimuth=SUN[1], dust=0.9, clouds=0.75, seed=seed)
    truck()
    on_roof(dice)
    trailer()
    yard(dice)
    around(dice)
    turn = math.radians(AZIMUTH)
    camera.place(EYE, (EYE[0] + 10 * math.sin(turn), EYE[1] + 10 * math.cos(turn), EYE[2] - 10 * DROP), lens=LENS, focus=(0.4, 5.5, TOP), aperture=9.0, shift=(0, SHIFT))


# --- the truck ----------------------------------------------------------------------------

def truck():
    paint = lorry_bodies.coating("box lacquer", (0.56, 0.56, 0.54), LENGTH, FLOOR, TOP, lorries.AXLES[:1], ((0.020, 0.068, 0.092), 4.15, 5.05))
    geometry.join("box", lorry_bodies.shell(paint, LENGTH, HALF, FLOOR, TOP))
    lorry_fittings.chassis(LENGTH)
    lorries.cab((0.020, 0.068, 0.092))
    lorry_fittings.room()
    for side in (-1, 1):
        lorry_fittings.mirrors(side)
    chock = materials.paint("chock", (0.52, 0.32, 0.015), 0.5, dirt=0.4)
    geometry.extrude("chock", [(-0.17, 0.0), (0.17, 0.0), (0.15, 0.17), (0.11, 0.19)], geometry.straight((0.94, 0, 0.0), (1.12, 0, 0.0), (0, 1, 0)), chock, 20, True).location.y = lorries.AXLES[1] + 0.52


def on_roof(dice):
    """Modules with their sealant; a lead from each box in the free border to one gland; what lies on a roof that no one sweeps."""
    wide, long = module.FORMATS["smf-520"]["size"]
    inner = HALF - 0.088
    areas = [(0, y, long, wide) for y in ROWS] + [(1.158, LENGTH / 2, 0.03, LENGTH - 0.7), (0.36, LENGTH - 0.215, 0.14, 0.17)]
    geometry.surface_grid("roof sheet", lambda u, v: ((2 * u - 1) * inner, 0.085 + (LENGTH - 0.17) * v, roof((2 * u - 1) * inner, 0)), 40, 4, lorry_bodies.roof_sheet(areas, LENGTH, HALF))
    grey, bead, surface = vehicles.sealant((0.33, 0.325, 0.305)), vehicles.sealant((0.36, 0.355, 0.335)), vehicles.over(roof)
    fittings.bead((2 * inner - 0.004, LENGTH - 0.174), roof, (0, LENGTH / 2), grey, 4, 0.0075, 0.03)
    for index, y in enumerate(ROWS):
        vehicles.lay("smf-520", surface, (dice.gauss(0, 0.003), y), turned=True, bead=bead, dust=0.045, backsheet="white", seed=index)
    end = LENGTH - 0.27
    for index, y in enumerate(ROWS):
        starts = fittings.junction((1.078, y + 0.02), math.pi / 2, on_module)
        lane = 1.142 + 0.0075 * (index % 3)
        for start, sign in zip(starts, (-1, 1)):
            course = [(1.112, start.y + sign * 0.05), (lane, start.y + sign * 0.11)]
            course += [(lane + dice.gauss(0, 0.0025), v) for v in (start.y + sign * 0.26, start.y + sign * 0.42)]
            fittings.lead(start, course, roof, clip=2)
    entry = (0.36, LENGTH - 0.215)
    for k, lane in enumerate((1.144, 1.156)):
        across = end + 0.055 + 0.016 * k
        course = [(lane + dice.gauss(0, 0.003), v) for v in vehicles.steps(0.9, end - 0.16, 0.42)] + [(lane - 0.02, end - 0.02), (lane - 0.12, across)]
        course += [(x, across + dice.gauss(0, 0.005)) for x in (0.88, 0.72, 0.58)] + [(0.50, entry[1] + 0.028 - 0.056 * (1 - k))]
        fittings.lead((lane, ROWS[0] - 0.3, roof(lane, 0) + 0.004), course, roof, (entry[0] + 0.055, entry[1] + 0.028 - 0.056 * (1 - k), roof(0, 0) + 0.022), 0.0042)
    for x in (0.94, 0.66):
        geometry.box("clip", (0.022, 0.055, 0.012), materials.plastic("clip", (0.018, 0.018, 0.019), 0.45), (x, end + 0.063, roof(x, 0) + 0.005), bevel=0.003)
    for y in vehicles.steps(0.95, end - 0.2, 0.62):
        geometry.box("clip", (0.048, 0.020, 0.011), materials.plastic("clip", (0.018, 0.018, 0.019), 0.45), (1.152, y, roof(1.15, 0) + 0.005), bevel=0.003)
    vehicles.gland((*entry, roof(0.36, 0)), math.pi / 2)
    fittings.bead((0.146, 0.176), roof, entry, grey, 9, 0.006, 0.01)
    dropping = flat_roofs.dropping()
    dropping.hide_render = True
    for _ in range(13):
        x, y = dice.uniform(-1.1, 1.1), dice.uniform(0.3, LENGTH - 0.2)
        geometry.instance(dropping, (x, y, on_module(x, y) + 0.0012), (0, 0, dice.uniform(0, 6.28)), dice.uniform(0.5, 1.3))
    spots = [(dice.choice((-1, 1)) * dice.uniform(1.12, 1.17), dice.uniform(0.2, LENGTH - 0.2)) for _ in range(8)] + [(dice.uniform(-1, 1), LENGTH - dice.uniform(0.11, 0.3)) for _ in range(5)]
    for leaf in weather.fallen_leaves(spots, 5, 0.002, (8, 16)):
        leaf.location.z += roof(1, 0)
        leaf.scale = (0.6,) * 3


def trailer():
    """A trailer on its legs, two docks on: seen from its side, cut by the frame."""
    length, half, floor, top, axles = 13.6, 1.275, 1.22, 3.98, (2.6, 3.9, 5.2)
    paint = lorry_bodies.coating("tarpaulin", (0.075, 0.095, 0.125), length, floor, top, axles)
    parts = lorry_bodies.shell(paint, length, half, floor, top, False) + lorry_bodies.straps(length, half, floor)
    dark = materials.surface("chassis", (0.024, 0.023, 0.022), 0.65, variation=0.25, blotch=3, dirt=0.6)
    parts += [geometry.box("beam", (0.10, length - 0.6, 0.26), dark, (x, length / 2, floor - 0.26), bevel=0.012) for x in (-0.5, 0.5)]
    for side in (-1, 1):
        parts += [geometry.box("leg", (0.14, 0.16, 1.05), dark, (side * 0.72, length - 2.6, 0.55), bevel=0.02), geometry.box("foot", (0.30, 0.34, 0.06), dark, (side * 0.72, length - 2.6, 0.03), bevel=0.02)]
        parts += [geometry.rounded(geometry.box("guard rail", (0.028, 5.0, 0.105), lorry_bodies.profile_metal(), (side * 1.24, 8.4, z), bevel=0.011)) for z in (0.56, 0.86)]
        parts += [geometry.box("guard post", (0.05, 0.07, 0.7), dark, (side * 1.21, y, 0.80), bevel=0.008) for y in (6.1, 7.6, 9.2, 10.7)]
        for y in axles:
            parts.append(lorry_fittings.wheel((side * 1.06, y, 0.5), 0.5, 0.36))
    whole = geometry.join("trailer", parts)
    whole.location, whole.rotation_euler = (-2 * loading_yard.PITCH + 0.06, 0.0, 0), (0, 0, -0.008)


# --- the yard -----------------------------------------------------------------------------

def yard(dice):
    puddles = (((3.05, 7.5), (1.0, 0.55)), ((4.6, 9.0), (1.4, 0.5)), ((-3.3, 9.6), (1.5, 0.50)), ((-4.5, 12.6), (1.6, 0.7)))
    stains = [(0.2, 8.2, 0.8), (4.15, 7.4, 0.5), (4.4, 5.9, 0.32), (-4.2, 8.1, 0.8), (8.3, 7.9, 0.7), (2.4, 14.0, 0.5)]
    geometry.surface_grid("yard", lambda u, v: (-60 + 110 * u, -40 + 110 * v, 0.0), 2, 2, loading_yard.ground(puddles, stains, HAZE))
    loading_yard.drain(-20, 16, loading_yard.APRON + 0.12, dice)
    loading_yard.wall(-15.4, 15.0, 6.25, ((2, 0.0), (1, 0.0), (0, 2.75), (-1, 0.0), (-2, 2.75), (-3, 0.0)), 14, dice)
    loading_yard.stacks(((2.25, 0.30, 9, 1.60), (6.30, 0.35, 13, 1.55), (6.25, 1.75, 6, 1.62), (-6.3, 0.4, 8, 1.57)), 5)
    loading_yard.wrapped((2.22, 1.55, 0), 1.50, seed=2)
    loading_yard.stacks(((2.22, 1.55, 1, 1.50),), 8)
    for x, y in ((2.55, 4.6), (5.85, 5.0)):
        loading_yard.cone((x, y, 0))
    iron = materials.surface("cast iron", (0.045, 0.043, 0.042), 0.6, 0.6, variation=0.3, blotch=9, grain=60, bump=0.5, dirt=0.4)
    for x, y in ((6.9, 12.6), (-7.2, 14.4)):
        geometry.cylinder("frame", 0.38, 0.006, iron, (x, y, 0), sides=48, bevel=0.002)
        geometry.cylinder("cover", 0.31, 0.010, iron, (x, y, 0), sides=48, bevel=0.003)
    weather.fallen_leaves([(dice.uniform(3, 8), loading_yard.APRON + dice.gauss(0.1, 0.2)) for _ in range(40)], 3, 0.004, (6, 12))


def around(dice):
    """Past the end of the hall: a strip of grass with a fence, cars, a street with halls and trees; trees over the roof; what panes mirror."""
    world.plain(-0.12, 9000, materials.ground((0.075, 0.085, 0.035), HAZE))
    verge = materials.ground((0.080, 0.092, 0.034), HAZE)
    geometry.box("verge", (5.0, 90, 0.16), verge, (-29.5, 0, 0.02), bevel=0.03)
    geometry.box("kerb", (0.16, 90, 0.18), materials.concrete(), (-26.95, 0, 0.03), bevel=0.02)
    foliage.tussocks([(dice.uniform(-31.8, -27.2), dice.uniform(-28, 16), 0.08) for _ in range(420)], 4, (0.10, 0.115, 0.036), 0.26)
    steel = materials.paint("fence", (0.035, 0.055, 0.045), 0.45, dirt=0.2)
    for k in range(24):
        geometry.box("post", (0.06, 0.06, 2.1), steel, (-31.2, -36 + k * 2.5, 1.1), bevel=0.005)
    geometry.join("fence", [geometry.box("rod", (0.010, 0.010, 1.95), steel, (-31.2, -36 + k * 0.10, 1.13), bevel=0) for k in range(575)] + [geometry.box("wire", (0.012, 57.5, 0.016), steel, (-31.2, -7.25, z), bevel=0) for z in (0.25, 0.95, 1.65, 2.08)])
    for k, (kind, tone) in enumerate((("estate", (0.16, 0.17, 0.175)), ("hatchback", (0.22, 0.028, 0.022)), ("saloon", (0.40, 0.40, 0.39)), ("van", (0.50, 0.50, 0.48)), ("suv", (0.030, 0.040, 0.060)))):
        model = cars.car(kind, tone, False)
        model.location, model.rotation_euler = (-23.6 + dice.uniform(-0.2, 0.2), -12.5 + k * 2.75 + (2.75 if k > 2 else 0), 0), (0, 0, math.pi * (k % 2) + dice.gauss(0, 0.012))
    kinds = neighbours.leafy_kinds(40, 3, 10.5, HAZE)
    neighbours.trees(kinds, [(-34, -9), (-37.5, -6.5), (-35.5, -2), (-34.5, 4.5), (-43, -27), (-39, -21), (-26, -34), (-8, -38), (-4, -36), (4.5, -33), (-52, -4), (9, -40), (-48, -12), (-50, 3), (-15, -41), (-19, -36), (13, -36), (-30, -44), (1, -44)], 6, 0.65, 1.12)
    neighbours.hall(46, 24, 8.5, (0.34, 0.30, 0.24), (-58, -46, 0), math.radians(118), 3, HAZE)
    post = props.lamp_post(9.0, haze=HAZE)
    post.location, post.rotation_euler = (-20.5, 2.5, 0), (0, 0, 0)
    woods = foliage.grove(6, 4, 11.0, HAZE, 700, conifers=1)
    world.tree_line((-190, -130), 340, 30, 170, 7, woods, haze=HAZE, turn=math.radians(118))
    world.tree_line((-40, -175), 340, 30, 170, 9, woods, haze=HAZE)
    world.hills(2600, 185, 275, 95, 4, HAZE)
    world.hills(5200, 180, 280, 260, 6, HAZE)
    # The dispatch office behind the camera: in panes and lacquer only.
    world.building((34, 12, 7.6), 2, (0.42, 0.40, 0.36), "flat", (12, 27.5, 0), 0.0, HAZE, 1.6, 3.2, 4)


scene.render(build, "box-truck", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, warmth=0.06)
