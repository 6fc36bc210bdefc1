"""Factory roof of trapezoidal sheet with SMF modules bonded to its crests; behind it a neighbour's hall with its yard."""
import math
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from bpy import context  # noqa: E402
from mathutils import Matrix, Vector, noise  # noqa: E402

from library import buildings, camera, coated_sheets, flat_roofs, foliage, geometry, light, materials, module, neighbours, props, roofs, scene, weather, world  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 2400, 1350, 10, 6, -2.9
ROOF_WIDTH, SLOPE_LENGTH = 46.0, 15.0      # ribs run down the slope
TILT = math.radians(6.0)
RIDGE_HEIGHT = 9.5
EAVES = RIDGE_HEIGHT - SLOPE_LENGTH * math.sin(TILT)
CREST = roofs.RIB_HEIGHT + 0.0018          # of the upper of two lapped sheets
ROOFLIGHTS = ((15.2, 11.2), (24.3, 11.4), (36.0, 11.4))
PATH = 79 * roofs.RIB_PITCH + 0.1035       # the middle of three crests that are left free
GAP = 7.2125                               # y of the cable tray between the two fields
ON_ROOF = Matrix.Translation((-ROOF_WIDTH / 2, 0, EAVES)) @ Matrix.Rotation(TILT, 4, "X")
HAZE = 3200.0


def build(seed):
    dice = random.Random(seed)
    buildings.fewer_bounces()
    light.daylight(elevation=17.0, azimuth=-128.0, dust=0.9, clouds=0.85, seed=seed + 3)
    # Joining parts takes longer the more there is: what is made of many comes first.
    estate(dice, seed)
    ridge()
    edge(dice, seed)
    landscape(dice)
    slope = geometry.group("slope", [])
    slope.matrix_world = ON_ROOF
    coat = coated_sheets.weathered(slope, SLOPE_LENGTH, 9, 0.12, SLOPE_LENGTH - 0.18, laps=(GAP + 0.14,))
    before = set(context.scene.objects)
    crests = roofs.trapezoidal(ROOF_WIDTH, SLOPE_LENGTH, coat, seed)
    modules(crests, dice)
    left_by_fitters(dice)
    for x, y in ROOFLIGHTS:
        roofs.dome_light().location = (x, y, roofs.RIB_HEIGHT)
    for x in (8.0, 20.1, 27.6, 40.4):
        props.vent((x, 14.1, roofs.RIB_HEIGHT), 0.8, 0.15)
    for entity in set(context.scene.objects) - before:
        entity.parent = slope
    for leaf in litter(crests, dice, seed):
        leaf.parent = slope
    before = set(context.scene.objects)
    flat_roofs.tray(-GAP, 1.0, ROOF_WIDTH - 1.0, CREST, seed)
    geometry.group("tray", set(context.scene.objects) - before).matrix_world = ON_ROOF @ Matrix.Rotation(-math.pi / 2, 4, "Z")
    camera.place((-9.2, -2.2, EAVES + 3.75), (-2.8, 7.5, EAVES + 2.31), lens=25.5, focus=(-7.0, 2.6, EAVES + 0.2), aperture=9.0, shift=(0, -0.062))


def modules(crests, dice):
    """Rows along the ribs, some ribs left free as paths; adhesive beads show at the ends."""
    top = roofs.RIB_HEIGHT + 0.0045
    sheets = [module.make("smf-520", backsheet="white", dust=dust, gloss=gloss) for dust, gloss in ((0.06, 0.38), (0.10, 0.40), (0.15, 0.43))]
    bead = geometry.tube("bead", [(0, -1.09, 0), (0, 1.09, 0)], 0.0036, materials.rubber())
    for pattern in (bead, *sheets):
        pattern.hide_render = True
    step, column = roofs.RIB_PITCH * 6, 0
    x = crests[4] + step / 2
    while x < ROOF_WIDTH - 1.2:
        for row in range(6):
            y = 1.25 + row * 2.275 + (0.55 if row >= 3 else 0.0)
            if y > SLOPE_LENGTH - 1.2 or any(abs(x - px) < 1.5 and abs(y - py) < 2.3 for px, py in ROOFLIGHTS):
                continue
            geometry.instance(dice.choice(sheets), (x + dice.uniform(-0.004, 0.004), y + dice.uniform(-0.004, 0.004), top),
                              (dice.uniform(-7e-4, 7e-4), dice.uniform(-12e-4, 12e-4), dice.uniform(-0.0012, 0.0012)))
            for crest in range(-2, 3):
                geometry.instance(bead, (x + crest * roofs.RIB_PITCH + dice.uniform(-0.006, 0.006), y, top - 0.0022))
        column += 1
        x += step + (roofs.RIB_PITCH * 2 if column % 6 == 0 else 0)


def left_by_fitters(dice):
    """A crawling board on the free crests; on it a bucket with cartridges, the gun and a rag, while the last bead cures."""
    wood, white = materials.wood((0.25, 0.170, 0.100), rough=0.8), materials.plastic("cartridge", (0.62, 0.62, 0.60), 0.35)
    low, thick = CREST + 0.001, 0.024
    for index in range(3):
        geometry.box("board", (0.137, 2.3, thick), wood, (PATH + (index - 1) * 0.141, 3.10 + dice.uniform(-0.012, 0.012), low + thick / 2), (0, 0, dice.uniform(-0.002, 0.002)), 0.003)
    for index in range(6):
        geometry.box("tread", (0.424, 0.040, 0.022), wood, (PATH, 2.10 + index * 0.40, low + thick + 0.011), (0, 0, dice.uniform(-0.01, 0.01)), 0.003)
    top = low + thick
    props.bucket((PATH + 0.03, 3.50, top), 0.135, 0.28)
    for x, y, lean, turn in ((0.05, 0.06, 0.24, 0.4), (-0.04, 0.05, 0.20, 2.2), (0.0, -0.05, 0.26, 4.2), (0.075, -0.02, 0.22, 5.4)):
        geometry.cylinder("cartridge", 0.0245, 0.215, white, (PATH + 0.03 + x * 0.4, 3.50 + y * 0.4, top + 0.12), (lean * math.cos(turn), lean * math.sin(turn), 0), sides=24)
    props.cartridge_gun((PATH - 0.05, 2.54, top), 1.35)
    cloth = materials.fabric("rag", (0.085, 0.105, 0.135), 400)

    def rag(u, v):
        # Thrown down: a few creases that run together, its rim crooked.
        crease = abs(noise.noise(Vector((u * 2.2 + v, v * 2.6, 1.7)))) * 0.075 * math.sin(math.pi * u) ** 0.5 * math.sin(math.pi * v) ** 0.5
        out = 1 + 0.25 * noise.noise(Vector((u * 3, v * 3, 5.1)))
        return (PATH - 0.02 + (u - 0.5) * 0.30 * out + 0.05 * (v - 0.5), 3.01 + (v - 0.5) * 0.24 * out, top + 0.002 + crease + 0.004 * abs(noise.noise(Vector((u * 9, v * 9, 0)))))
    geometry.surface_grid("rag", rag, 56, 48, cloth)


def litter(crests, dice, seed):
    """Leaves in the troughs: most lie where the free crests are, and against the tray and the upstands."""
    spots = []
    for rib in (77, 78, 79, 80):
        spots += [(crests[rib] + roofs.RIB_PITCH / 2 + dice.gauss(0, 0.014), dice.uniform(0.2, 14.5)) for _ in range(16)]
    for _ in range(110):
        spots.append((crests[dice.randint(45, 200)] + roofs.RIB_PITCH / 2 + dice.gauss(0, 0.014), dice.choice((0.07 + abs(dice.gauss(0, 0.04)), GAP + dice.gauss(0, 0.18)))))
    for px, py in ROOFLIGHTS:
        spots += [(px + dice.uniform(-0.9, 0.9), py + 1.55 + abs(dice.gauss(0, 0.12))) for _ in range(14)]
    return weather.fallen_leaves(spots, seed, 0.005, (4, 10))


def ridge():
    """Ridge flashing in lengths, the far slope, a lightning conductor on its feet against the sky."""
    coat, lift = materials.coated_sheet((0.160, 0.172, 0.182)), roofs.RIB_HEIGHT + 0.004
    c, s = math.cos(TILT), math.sin(TILT)
    y, z = SLOPE_LENGTH * c, EAVES + SLOPE_LENGTH * s
    profile = [(-0.30 * c, -0.30 * s - 0.018), (-0.30 * c, -0.30 * s), (0, 0.012), (0.30 * c, -0.30 * s), (0.30 * c, -0.30 * s - 0.018)]
    for index in range(12):
        left, level = -ROOF_WIDTH / 2 + index * ROOF_WIDTH / 12, z + lift + (index % 2) * 0.0025
        geometry.extrude("ridge", profile, geometry.straight((left, y, level), (left + ROOF_WIDTH / 12 + 0.10, y, level), (0, 1, 0)), coat, 20)
    geometry.box("far slope", (ROOF_WIDTH, SLOPE_LENGTH, 0.05), coat, (0, y + SLOPE_LENGTH / 2 * c, z - SLOPE_LENGTH / 2 * s), (-TILT, 0, 0))
    steel, block = materials.galvanised(), materials.concrete()
    points = [(-ROOF_WIDTH / 2 + index, y + 0.05, z + 0.165 - (0.014 if index % 2 else 0.0)) for index in range(47)]
    geometry.tube("conductor", points, 0.004, steel)
    for index in range(0, 47, 2):
        geometry.cylinder("foot", 0.055, 0.07, block, (-ROOF_WIDTH / 2 + index, y + 0.05, z + 0.045), top_radius=0.045, sides=16, bevel=0.008)
        geometry.cylinder("holder", 0.008, 0.05, steel, (-ROOF_WIDTH / 2 + index, y + 0.05, z + 0.115), sides=10)


def edge(dice, seed):
    """Gutter with its brackets and what has washed into it; the wall below."""
    metal = materials.zinc((0.30, 0.31, 0.32))
    trough = [(0.085 * math.cos(a), 0.09 * math.sin(a)) for a in [math.pi + math.pi * i / 12 for i in range(13)]]
    # The front edge is rolled outwards.
    trough = [(-0.096, 0.012), (-0.100, 0.004), (-0.094, -0.004)] + trough
    for index in range(12):
        left = -ROOF_WIDTH / 2 + index * ROOF_WIDTH / 12
        geometry.extrude("gutter", trough, geometry.straight((left, -0.10, EAVES - 0.02 - 0.001 * (index % 2)), (left + ROOF_WIDTH / 12 + 0.06, -0.10, EAVES - 0.02 - 0.001 * (index % 2)), (0, 1, 0)), metal)
    for index in range(58):
        geometry.box("bracket", (0.030, 0.19, 0.004), metal, (-ROOF_WIDTH / 2 + 0.3 + index * 0.79, -0.10, EAVES - 0.012), bevel=0.001)
    weather.fallen_leaves([(dice.uniform(-6, 16), -0.10 + dice.gauss(0, 0.02)) for _ in range(70)], seed + 2, EAVES - 0.095, (4, 10))
    wall = neighbours.cladding("wall", (0.20, 0.21, 0.22), 0)
    geometry.box("hall", (ROOF_WIDTH - 0.6, 2 * SLOPE_LENGTH - 1.0, EAVES), wall, (0, SLOPE_LENGTH, EAVES / 2 - 0.15), bevel=0.02)


def estate(dice, seed):
    """The neighbours: two halls across the yard, what is loaded there, trees along the fence."""
    geometry.box("yard", (320, 190, 0.1), materials.asphalt(haze=HAZE), (70, 50, -0.03), bevel=0)
    docks = neighbours.hall(66.0, 34.0, 10.0, (0.200, 0.232, 0.255), (-2.0, 104.0, 0.02), -0.05, seed, HAZE)
    neighbours.yard(docks[3], (12.0, 24.5), (-2.0, 104.0, 0.02), -0.05, seed, HAZE)
    neighbours.hall(52.0, 28.0, 8.4, (0.33, 0.27, 0.19), (84.0, 122.0, 0.02), -0.12, seed + 1, HAZE, (0.0, 1.0, 0.3), ())
    world.building((22, 13, 11.5), 3, (0.52, 0.50, 0.46), "flat", (152, 108, 0), -0.2, HAZE, 1.8, 3.2, seed)
    pale = materials.surface("stack", (0.50, 0.48, 0.45), 0.7, variation=0.15, blotch=0.3, streaks=0.45, haze=HAZE)
    geometry.cylinder("stack", 1.2, 31, pale, (67, 150, 0), top_radius=0.9, bevel=0.05)
    for z in (14.0, 22.0, 30.2):
        geometry.cylinder("ring", 1.16 - z * 0.006, 0.25, materials.galvanised(), (67, 150, z), bevel=0.02)
    kinds = neighbours.leafy_kinds(80, 3, 11.0, HAZE)
    spots = [(x + dice.gauss(0, 0.7), y + dice.gauss(0, 1.0)) for x, y in ((-13, 70), (-7, 74), (64, 92), (70, 97), (75, 90), (104, 84), (112, 88), (146, 84), (156, 80), (57, 84), (190, 100), (215, 110))]
    spots += [(dice.uniform(-40, 230), dice.uniform(152, 190)) for _ in range(44)]
    neighbours.trees(kinds, spots, seed, 0.62, 1.12)


def landscape(dice):
    world.plain(-0.1, 9000, materials.ground((0.075, 0.088, 0.035), HAZE))
    world.halls((-190, 300), 5, (300, 60), 8, HAZE)
    world.village((120, 420), 22, (700, 80), 4, HAZE)
    kinds = foliage.grove(5, 4, 12.0, HAZE, 2400, conifers=1)
    for center, width, depth, count in (((100, 250), 500, 60, 170), ((180, 350), 900, 120, 400), ((-420, 520), 900, 160, 420)):
        world.tree_line(center, width, depth, count, dice.randint(0, 999), kinds, haze=HAZE)
    world.power_line((-620, 700, 0), (700, 560, 0), 8, 30, HAZE)
    world.hills(2100, -95, 100, 130, 4, HAZE)
    world.hills(4600, -95, 110, 330, 6, HAZE)


scene.render(build, "trapezoidal-roof", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, warmth=0.06)
