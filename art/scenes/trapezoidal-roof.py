"""Factory roof of trapezoidal sheet with SMF modules bonded to its crests."""
import math
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from bpy import context  # noqa: E402

from library import camera, foliage, geometry, light, materials, module, props, roofs, scene, world  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 1600, 900, 16, 6, -2.9
ROOF_WIDTH, SLOPE_LENGTH, SLOPE = 46.0, 15.0, 6.0   # ribs run down the slope; degrees
RIDGE_HEIGHT = 9.5
HAZE = 3800.0


def build(seed):
    dice = random.Random(seed)
    light.daylight(elevation=16.0, azimuth=-128.0, dust=0.9, clouds=0.55, seed=seed + 3)
    before = set(context.scene.objects)
    crests = roofs.trapezoidal(ROOF_WIDTH, SLOPE_LENGTH, seed=seed)
    modules(crests, dice)
    # What the fitters left on the free ribs while the last bead cures.
    props.bucket((16.46, 2.55, roofs.RIB_HEIGHT + 0.002), 0.13, 0.27)
    props.cartridge_gun((16.38, 1.95, roofs.RIB_HEIGHT + 0.002), 1.2)
    slope = [entity for entity in context.scene.objects if entity not in before]
    # Ribs are modelled down +y from the eaves; tilt about the eaves so that the ridge is behind.
    tilt = math.radians(SLOPE)
    eaves = RIDGE_HEIGHT - SLOPE_LENGTH * math.sin(tilt)
    geometry.group("slope", slope, (-ROOF_WIDTH / 2, 0, eaves), (tilt, 0, 0))
    ridge(tilt, eaves)
    edge(eaves)
    surroundings(dice)
    camera.place((-9.4, -2.3, eaves + 2.15), (-2.8, 7.5, eaves + 0.35), lens=25, focus=(-7.4, 1.6, eaves + 0.1),
                 aperture=8.0, shift=(0, 0.03))


def modules(crests, dice):
    """Rows along the ribs, every third rib free as a path; adhesive beads show at the ends."""
    top = roofs.RIB_HEIGHT + 0.0045
    sheet = module.make("smf-520", backsheet="white", dust=0.06)
    bead = geometry.tube("bead", [(0, -1.09, 0), (0, 1.09, 0)], 0.0036, materials.rubber())
    sheet.hide_render = bead.hide_render = True
    step = roofs.RIB_PITCH * 6
    start = crests[4]
    column = 0
    x = start + step / 2
    while x < ROOF_WIDTH - 1.2:
        for row in range(6):
            y = 1.25 + row * 2.275 + (0.55 if row >= 3 else 0.0)
            if y > SLOPE_LENGTH - 1.2 or blocked(x, y):
                continue
            geometry.instance(sheet, (x + dice.uniform(-0.004, 0.004), y + dice.uniform(-0.004, 0.004), top),
                              (dice.uniform(-3e-4, 3e-4), dice.uniform(-3e-4, 3e-4), dice.uniform(-0.0012, 0.0012)))
            for crest in range(-3, 4):
                place = x + crest * roofs.RIB_PITCH
                if abs(place - x) < 0.6:
                    geometry.instance(bead, (place + dice.uniform(-0.006, 0.006), y, top - 0.0022))
        column += 1
        x += step + (roofs.RIB_PITCH * 2 if column % 6 == 0 else 0)


ROOFLIGHTS = ((24.3, 11.4), (36.0, 11.4), (13.0, 11.4))


def blocked(x, y):
    return any(abs(x - px) < 1.5 and abs(y - py) < 2.3 for px, py in ROOFLIGHTS)


def ridge(tilt, eaves):
    """Ridge flashing, the far slope, rooflights, vents and a railing against the sky."""
    coat, lift = materials.coated_sheet(), roofs.RIB_HEIGHT + 0.004
    y = SLOPE_LENGTH * math.cos(tilt)
    z = eaves + SLOPE_LENGTH * math.sin(tilt)
    c, s = math.cos(tilt), math.sin(tilt)
    profile = [(-0.30 * c, -0.30 * s - 0.018), (-0.30 * c, -0.30 * s), (0, 0.012), (0.30 * c, -0.30 * s), (0.30 * c, -0.30 * s - 0.018)]
    for index in range(12):
        left = -ROOF_WIDTH / 2 + index * ROOF_WIDTH / 12
        geometry.extrude("ridge", profile, geometry.straight((left, y, z + lift + (index % 2) * 0.0015), (left + ROOF_WIDTH / 12 + 0.08, y, z + lift + (index % 2) * 0.0015), (0, 1, 0)), coat, 20)
    geometry.box("far slope", (ROOF_WIDTH, SLOPE_LENGTH, 0.05), coat, (0, y + SLOPE_LENGTH / 2 * c, z - SLOPE_LENGTH / 2 * s), (-tilt, 0, 0))
    for px, py in ROOFLIGHTS:
        dome = props.rooflight(1.5, 2.6)
        dome.location = (px - ROOF_WIDTH / 2, py * c, eaves + py * s + 0.01)
        dome.rotation_euler = (tilt, 0, 0)
    for px in (-15.0, 4.6, 17.4):
        props.vent((px, y - 0.75, z - 0.75 * s + 0.03), 0.8, 0.17)
    # Lightning conductor on feet along the ridge.
    steel, block = materials.galvanised(), materials.concrete()
    geometry.tube("conductor", [(-ROOF_WIDTH / 2, y + 0.05, z + 0.16), (ROOF_WIDTH / 2, y + 0.05, z + 0.16)], 0.004, steel)
    for index in range(46):
        geometry.cylinder("foot", 0.012, 0.13, block, (-ROOF_WIDTH / 2 + index + 0.5, y + 0.05, z + 0.03), sides=10)


def edge(eaves):
    """Gutter and wall below the eaves; cable tray between the two fields of modules."""
    metal = materials.zinc((0.30, 0.31, 0.32))
    trough = [(0.085 * math.cos(a), 0.09 * math.sin(a)) for a in [math.pi + math.pi * i / 12 for i in range(13)]]
    geometry.extrude("gutter", trough, geometry.straight((-ROOF_WIDTH / 2, -0.10, eaves - 0.02), (ROOF_WIDTH / 2, -0.10, eaves - 0.02), (0, 1, 0)), metal)
    wall = materials.paint("wall", (0.16, 0.17, 0.18), 0.5, dirt=0.2)
    geometry.box("hall", (ROOF_WIDTH - 0.6, 2 * SLOPE_LENGTH - 1.0, eaves), wall, (0, SLOPE_LENGTH, eaves / 2 - 0.15), bevel=0.02)
    tilt = math.radians(SLOPE)
    y = 1.25 + 2.275 * 2.5 + 0.275
    tray = [(-0.10, 0.06), (-0.10, 0.0), (0.10, 0.0), (0.10, 0.06), (0.097, 0.06), (0.097, 0.003), (-0.097, 0.003), (-0.097, 0.06)]
    place = (y * math.cos(tilt), eaves + y * math.sin(tilt) + roofs.RIB_HEIGHT + 0.06)
    geometry.extrude("tray", tray, geometry.straight((-ROOF_WIDTH / 2 + 1, *place), (ROOF_WIDTH / 2 - 1, *place), (0, 1, 0)), materials.galvanised(), 20, True)


def surroundings(dice):
    world.plain(-0.1, 9000, materials.ground((0.075, 0.088, 0.035), HAZE))
    yard = materials.asphalt()
    geometry.box("yard", (140, 120, 0.1), yard, (0, 15, -0.03), bevel=0.02)
    world.halls((30, 135), 6, (330, 60), 3, HAZE)
    world.halls((-190, 260), 5, (300, 60), 8, HAZE)
    world.village((120, 420), 22, (700, 80), 4, HAZE)
    kinds = foliage.grove(5, 5, 12.0, HAZE, 1500, conifers=1)
    for center, width, depth, count in (((0, 88), 200, 14, 52), ((-140, 190), 260, 60, 130), ((180, 330), 900, 120, 420), ((-420, 520), 900, 160, 420)):
        world.tree_line(center, width, depth, count, dice.randint(0, 999), kinds, haze=HAZE)
    world.power_line((-620, 700, 0), (700, 560, 0), 8, 30, HAZE)
    world.hills(2100, -95, 100, 130, 4, HAZE)
    world.hills(4600, -95, 110, 330, 6, HAZE)


scene.render(build, "trapezoidal-roof", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, warmth=0.1)
