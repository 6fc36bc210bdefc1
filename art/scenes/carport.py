"""Curved steel carport by a parking lot: modules follow the shallow arch, cars stand below."""
import math
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from library import buildings, camera, canopies, cars, foliage, geometry, light, materials, props, roofs, scene, weather, world  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 2400, 1350, 9, 2, -2.9
RADIUS, HALF_ANGLE = 11.0, 14.6           # of the arch, to the sheet
CROWN, BAY, BAYS = 3.35, 5.0, 7           # height of the arch, distance of the frames
HAZE = 2600.0


def build(seed):
    dice = random.Random(seed)
    buildings.fewer_bounces()
    light.daylight(elevation=13.0, azimuth=-118.0, dust=1.0, clouds=0.45, seed=seed)
    parked(dice)
    frames()
    canopies.arched_roof(RADIUS, HALF_ANGLE, CROWN, BAY * BAYS, 2, dice, materials.coated_sheet((0.36, 0.37, 0.38)), materials.black_aluminium())
    lot(dice)
    surroundings(dice)
    camera.place((-6.0, -6.6, 5.5), (0.75, 5.2, 2.75), lens=28, focus=(-1.5, 1.5, 3.0), aperture=10.0, shift=(0, 0.01))


def frames():
    """Round posts with a pair of slender arms under an arched beam; purlins along."""
    steel, limit, axis = materials.paint("steel", (0.055, 0.060, 0.066), 0.42, dirt=0.15), math.radians(HALF_ANGLE), CROWN - RADIUS
    plinth, shoe = materials.concrete(), materials.galvanised()
    beam = [(-0.05, -0.20), (0.05, -0.20), (0.05, -0.188), (0.004, -0.188), (0.004, -0.072), (0.05, -0.072), (0.05, -0.06), (-0.05, -0.06), (-0.05, -0.072), (-0.004, -0.072), (-0.004, -0.188), (-0.05, -0.188)]
    parts = [geometry.extrude("beam", beam, [((o[0], 0, o[2] + axis), a, u) for o, a, u in roofs.arc_path(RADIUS, -limit * 0.97, limit * 0.97, 24)], steel, 20, True)]
    for side in (-1, 1):
        for x in (0.55, 2.35):
            high = axis + math.sqrt(RADIUS ** 2 - x * x) - 0.19
            parts.append(geometry.tube("arm", [(0, 0, 0.55), (side * x, 0, high)], 0.052 if x > 1 else 0.045, steel, resolution=6))
    parts += [geometry.box("plinth", (0.60, 0.60, 0.5), plinth, (0, 0, 0.22), bevel=0.02), geometry.box("shoe", (0.34, 0.34, 0.02), shoe, (0, 0, 0.48), bevel=0.003),
              geometry.cylinder("post", 0.085, 0.14, steel, (0, 0, 0.48))]
    parts += [buildings.bolt(0.012, 0.012, (x, y, 0.49)) for x in (-0.13, 0.13) for y in (-0.13, 0.13)]
    frame = geometry.join("frame", parts)
    frame.location.y = 0.5
    for index in range(1, BAYS + 1):
        geometry.instance(frame, (0, 0.5 + index * (BAY * BAYS - 1.0) / BAYS, 0))
    for index in range(7):
        a = (index - 3) / 3 * limit * 0.93
        x, z = (RADIUS - 0.031) * math.sin(a), axis + (RADIUS - 0.031) * math.cos(a)
        geometry.box("purlin", (0.05, BAY * BAYS - 0.04, 0.056), shoe, (x, BAY * BAYS / 2, z), (0, a, 0), 0.003)


def parked(dice):
    """Both sides of the posts: front or tail to the middle, some bays empty."""
    paints = [(0.36, 0.37, 0.38), (0.018, 0.022, 0.030), (0.56, 0.56, 0.55), (0.13, 0.018, 0.014), (0.030, 0.075, 0.13), (0.09, 0.10, 0.10)]
    kinds = ["estate", "suv", "saloon", "hatchback", "estate", "van"]
    models = [cars.car(kind, color) for kind, color in zip(kinds, paints)]
    for model in models:
        model.hide_render = True
    spots = [(-1, 6.9), (-1, 9.5), (-1, 14.5), (-1, 17.1), (-1, 22.0), (-1, 27.2), (1, 6.9), (1, 9.4), (1, 14.4), (1, 19.6), (1, 24.5)]
    order = [1, 2, 4, 0, 3, 5, 1, 0, 5, 2, 4, 1]
    for (side, y), which in zip(spots, order):
        nose_out = dice.random() < 0.55
        turn = (math.pi if side < 0 else 0.0) + (0 if nose_out else math.pi) + dice.uniform(-0.025, 0.025)
        geometry.instance(models[which], (side * (3.05 + dice.uniform(-0.15, 0.15)), y + dice.uniform(-0.1, 0.1), 0), (0, 0, turn))


def lot(dice):
    """Asphalt with worn lines, kerbs, a planted strip with young trees, two charging posts."""
    geometry.surface_grid("lot", lambda u, v: (-26 + u * 54, -16 + v * 74, 0.0), 2, 2, materials.asphalt())
    line = materials.surface("line", (0.50, 0.50, 0.48), 0.75, variation=0.25, blotch=3, dirt=0.55)
    for index in range(15):
        for side in (-1, 1):
            geometry.box("line", (4.9, 0.10, 0.003), line, (side * 3.1, 0.65 + index * 2.5, 0.0018), bevel=0)
    kerb, earth = materials.concrete((0.40, 0.39, 0.37)), materials.ground((0.06, 0.075, 0.030), HAZE)
    x = 11.5
    geometry.box("bed", (2.4, 62, 0.10), earth, (x, 22, 0.04), bevel=0.02)
    for side in (-1, 1):
        geometry.box("kerb", (0.12, 62, 0.14), kerb, (x + side * 1.2, 22, 0.06), bevel=0.015)
    foliage.grass(2.2, 40, 120, 0.16, 3, location=(x, 12, 0.09))
    # Leaves gather along the kerb, where the wind leaves them; a few lie in the bays.
    weather.fallen_leaves([(x - 1.29 - abs(dice.gauss(0, 0.22)), dice.uniform(-1, 22)) for _ in range(90)] + [(dice.uniform(-7, 9), dice.uniform(-3, 12)) for _ in range(40)], 5, 0.006)
    grate = materials.surface("grate", (0.10, 0.075, 0.055), 0.75, variation=0.4, blotch=9, grain=60)
    for y in (3.5, 16.0, 28.5):
        geometry.box("gully", (0.46, 0.46, 0.004), materials.rubber(), (x - 1.55, y, 0.002), bevel=0)
        for bar in range(7):
            geometry.box("bar", (0.026, 0.40, 0.010), grate, (x - 1.55 + (bar - 3) * 0.058, y, 0.004), bevel=0.003)
    kinds = foliage.grove(8, 3, 5.5, HAZE, 1800)
    foliage.scatter(kinds, [(x + dice.uniform(-0.2, 0.2), y, 0.05) for y in (2.0, 10.5, 18.0, 27.0, 36.0)], 4, 0.8, 1.1)
    shell, face = materials.paint("charger", (0.52, 0.53, 0.53), 0.35), materials.plastic("screen", (0.01, 0.012, 0.014), 0.12)
    for y in (8.2, 18.2, 28.2):
        geometry.box("charging post", (0.26, 0.36, 1.45), shell, (0.0, y, 0.73), bevel=0.035, segments=4)
        geometry.box("screen", (0.265, 0.22, 0.20), face, (0.0, y, 1.18), bevel=0.006)
        geometry.tube("lead", [(-0.14, y + 0.12, 1.0), (-0.34, y + 0.2, 0.35), (-0.22, y + 0.3, 0.5), (-0.14, y + 0.18, 0.85)], 0.013, materials.rubber(), smooth=True)


def surroundings(dice):
    world.plain(-0.05, 8000, materials.ground((0.075, 0.088, 0.035), HAZE))
    world.building((46, 20, 9.5), 2, (0.56, 0.55, 0.52), "flat", (22, 74, 0), 0.05, HAZE, 2.2, 3.4, 3)
    world.building((24, 16, 13.0), 4, (0.42, 0.27, 0.20), "flat", (-32, 86, 0), -0.1, HAZE, 1.4, 2.8, 4)
    world.building((40, 18, 8.0), 2, (0.60, 0.58, 0.54), "flat", (58, 30, 0), 1.5, HAZE, 1.6, 3.0, 5)
    kinds = foliage.grove(5, 4, 10.0, HAZE, 1900, conifers=1)
    for center, width, depth, count, turn in (((0, 61), 70, 5, 22, 0), ((26, 34), 50, 5, 16, 1.57), ((-40, 60), 60, 20, 26, 0), ((0, 140), 400, 50, 160, 0), ((100, 400), 1200, 150, 400, 0)):
        world.tree_line(center, width, depth, count, dice.randint(0, 999), kinds, haze=HAZE, turn=turn)
    world.hills(1900, -95, 100, 140, 4, HAZE)
    world.hills(4300, -95, 110, 330, 6, HAZE)
    lamp = props.lamp_post(6.0)
    lamp.location = (10.4, 14.0, 0.05)
    lamp.rotation_euler = (0, 0, math.pi)


scene.render(build, "carport", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, warmth=0.15)
