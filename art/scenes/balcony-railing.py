"""Two balcony modules hang on the railing of an apartment, low evening sun along the facade."""
import math
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from mathutils import Matrix  # noqa: E402

from library import buildings, camera, foliage, geometry, light, materials, module, scene, world  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 1200, 1500, 16, 3, -2.8
FLOOR, FLOORS, HERO = 3.0, 6, 3           # storey height, storeys, storey with the modules
BALCONY = (4.1, 1.55, 0.18)               # width, depth, thickness of the slab
RAIL = 1.05
HAZE = 2600.0


def build(seed):
    dice = random.Random(seed)
    buildings.fewer_bounces()
    light.daylight(elevation=9.5, azimuth=-128.0, dust=1.4, clouds=0.4, seed=seed)
    facade(dice)
    level = HERO * FLOOR
    balconies(dice)
    modules(level, dice)
    belongings(level, dice)
    surroundings(dice)
    camera.place((-3.35, -5.9, level + 1.75), (0.62, -1.2, level + 0.86), lens=37, focus=(-0.7, -1.6, level + 0.6), aperture=6.3, shift=(0, 0.01))


def facade(dice):
    """Plaster with a window door behind each balcony and smaller windows beside it."""
    left, width = -9.0, 12.3
    openings = []
    for floor in range(FLOORS):
        z = floor * FLOOR + 0.02
        openings += [(-left - 1.5, z, 2.4, 2.28), (-left - 5.6, z + 0.85, 1.3, 1.42)]
    stone = materials.plaster((0.60, 0.54, 0.45))
    wall = buildings.wall("facade", width, FLOORS * FLOOR + 0.9, openings, stone)
    wall.location = (left, 0, 0)
    doors = [buildings.glazing(2.4, 2.28, 2, None, share, k) for k, share in enumerate((0.38, 0.0, 0.62))]
    windows = [buildings.glazing(1.3, 1.42, 2, None, share, k) for k, share in enumerate((0.0, 0.45, 0.9))]
    for pattern in doors + windows:
        pattern.hide_render = True
    sill = materials.aluminium(0.45)
    for index, (x, z, wide, tall) in enumerate(openings):
        kinds = doors if wide > 2 else windows
        kind = doors[0] if wide > 2 and abs(z - HERO * FLOOR) < 0.1 else dice.choice(kinds)
        geometry.instance(kind, (left + x + wide / 2, 0.14, z + tall / 2))
        if wide < 2:
            geometry.box("sill", (wide + 0.10, 0.22, 0.025), sill, (left + x + wide / 2, 0.045, z - 0.012), (0.06, 0, 0), 0.004)
    geometry.box("coping", (width + 0.2, 0.5, 0.05), sill, (left + width / 2, 0.2, FLOORS * FLOOR + 0.92), bevel=0.01)
    geometry.box("side wall", (0.3, 11.0, FLOORS * FLOOR + 0.9), stone, (left + width - 0.15, 5.8, (FLOORS * FLOOR + 0.9) / 2), bevel=0)
    pipe = materials.zinc((0.34, 0.36, 0.38))
    geometry.tube("downpipe", [(2.75, -0.075, 0), (2.75, -0.075, FLOORS * FLOOR)], 0.05, pipe)
    for floor in range(FLOORS * 2):
        geometry.cylinder("bracket", 0.056, 0.04, pipe, (2.75, -0.075, 0.8 + floor * 1.5), bevel=0.004)


def balconies(dice):
    width, depth, thick = BALCONY
    slab = geometry.box("slab", (width, depth, thick), materials.concrete((0.46, 0.44, 0.41)), (0, -depth / 2, -thick / 2), bevel=0.012)
    tile = materials.concrete((0.30, 0.28, 0.255))
    tiles = [geometry.box("tile", (0.395, 0.395, 0.02), tile, (-width / 2 + 0.26 + i * 0.4, -depth + 0.25 + j * 0.4, 0.010), bevel=0.003)
             for i in range(10) for j in range(4) if -depth + 0.25 + j * 0.4 < -0.1]
    rail = buildings.bar_railing([(-width / 2 + 0.05, -0.02, 0), (-width / 2 + 0.05, -depth + 0.06, 0), (width / 2 - 0.05, -depth + 0.06, 0), (width / 2 - 0.05, -0.02, 0)], RAIL)
    strip = geometry.box("drip", (width + 0.02, 0.03, 0.05), materials.zinc((0.34, 0.36, 0.38)), (0, -depth - 0.008, -0.03), bevel=0.003)
    whole = geometry.join("balcony", [slab, rail, strip, *tiles])
    whole.hide_render = True
    for floor in range(1, FLOORS):
        geometry.instance(whole, (0, 0, floor * FLOOR))


def modules(level, dice):
    """Held to the handrail by ties through eyelets; the lower edge stands off on two spacers."""
    sheet = module.make("balcony", backsheet="white", dust=0.015, box="front")
    sheet.hide_render = True
    face = -BALCONY[1] + 0.06 - 0.052
    steel, strap = materials.stainless(), materials.rubber()
    tilt, top = math.radians(3.0), RAIL - 0.045
    ring = geometry.lathe("eyelet", [(0.006, 0.0), (0.011, 0.0), (0.0115, 0.0012), (0.0085, 0.0022), (0.006, 0.0014)], steel, sides=28)
    ring.hide_render = True
    for x in (-0.868, 0.868):
        # Long side level: turn the sheet about its normal, then stand it up, face outwards.
        lean = math.pi / 2 - tilt
        center = (x + dice.uniform(-0.003, 0.003), face - math.sin(tilt) * 0.58, level + top - 0.58 * math.cos(tilt))
        plate = geometry.instance(sheet)
        plate.matrix_world = Matrix.Translation(center) @ Matrix.Rotation(lean, 4, "X") @ Matrix.Rotation(math.pi / 2, 4, "Z")
        for along in (-0.80, -0.30, 0.30, 0.80):
            for down, anchor in ((0.020, RAIL - 0.015), (1.140, None)):
                depth = face - math.sin(tilt) * down
                place = (x + along, depth - 0.0018, level + top - down * math.cos(tilt))
                geometry.instance(ring, place, (lean, 0, 0))
                if anchor:
                    high, back = level + RAIL + 0.006, -BALCONY[1] + 0.092
                    loop = [(x + along, depth - 0.004, place[2]), (x + along + 0.002, face - 0.004, high - 0.01), (x + along, face + 0.02, high), (x + along, back, high - 0.004),
                            (x + along, back, level + RAIL - 0.038), (x + along, face + 0.01, place[2] - 0.004)]
                    geometry.tube("tie", loop, 0.0026, strap, closed=True)
    for x in (-1.5, -0.25, 0.25, 1.5):
        geometry.cylinder("spacer", 0.012, 0.09, strap, (x, -BALCONY[1] + 0.0, level - 0.06), (math.pi / 2, 0, 0), bevel=0.002)


def belongings(level, dice):
    for spot, size, seed in (((-1.62, -0.42, 0.02), 0.95, 1), ((1.65, -0.35, 0.02), 0.95, 2), ((1.28, -0.30, 0.02), 0.6, 5)):
        plant = buildings.pot_plant(seed, size)
        plant.location = (spot[0], spot[1], level + spot[2])
        for floor, shift in ((-1, 0.3), (1, -0.5)):
            geometry.instance(plant, (spot[0] * -0.8 + shift, spot[1], level + floor * FLOOR + 0.02), (0, 0, 2.0), dice.uniform(0.8, 1.1))
    chair = buildings.folding_chair()
    chair.location, chair.rotation_euler = (0.55, -0.75, level + 0.02), (0, 0, 0.5)
    geometry.instance(chair, (-0.65, -0.7, level + 0.02), (0, 0, -0.9))
    metal = materials.black_aluminium()
    table = geometry.join("table", [geometry.cylinder("top", 0.30, 0.018, metal, (0, 0, 0.70), sides=48), geometry.cylinder("stem", 0.02, 0.70, metal),
                                    geometry.cylinder("foot", 0.18, 0.012, metal, sides=40)])
    table.location = (-0.02, -0.62, level + 0.02)


def surroundings(dice):
    world.plain(-0.1, 8000, materials.ground((0.075, 0.088, 0.035), HAZE))
    for index, (x, y, wide, deep, tall, floors) in enumerate(((34, 22, 16, 14, 16, 5), (52, 40, 20, 14, 19, 6), (26, 62, 22, 14, 15, 5), (80, 66, 26, 16, 22, 7))):
        color = dice.choice([(0.60, 0.57, 0.51), (0.50, 0.42, 0.33), (0.42, 0.26, 0.19), (0.64, 0.63, 0.60)])
        world.building((wide, deep, tall), floors, color, "gable" if index % 2 else "flat", (x, y, 0), dice.uniform(-0.2, 0.2), HAZE, 1.3, 2.9, index)
    kinds = foliage.grove(4, 4, 11.0, HAZE, 2200)
    # Trees beside the house are near enough to show single leaves.
    green, stem = materials.leaves((0.055, 0.095, 0.022), HAZE), materials.bark(HAZE)
    near = [foliage.tree(20 + k, 10.5, 0.36, 16000, 0.19, green, stem) for k in range(2)]
    for kind in near:
        kind.hide_render = True
    world.tree_line((20, 6), 18, 10, 12, 3, near, haze=HAZE, clumps=False)
    world.tree_line((50, 30), 70, 50, 70, 4, kinds, haze=HAZE)
    world.tree_line((300, 300), 800, 120, 400, 5, kinds, haze=HAZE, turn=-0.8)
    world.hills(1800, 10, 110, 130, 4, HAZE)


scene.render(build, "balcony-railing", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, warmth=0.35)
