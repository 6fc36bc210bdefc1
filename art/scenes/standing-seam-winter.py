"""Standing-seam roof on a winter morning, seen along its eaves: old snow in the lee of seams and modules, low sun."""
import math
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
import bpy  # noqa: E402
from mathutils import Matrix, Vector, noise  # noqa: E402

from library import buildings, camera, foliage, geometry, light, materials, module, scene, world  # noqa: E402
from library.nodes import Graph  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 1600, 900, 24, 3, -2.45
SLOPE, RIDGE, LENGTH = 19.0, 8.4, 6.6      # degrees, height and length of the slope in metres
PITCH, PANS, FIRST = 0.61, 30, -7          # pans carry a module in pairs; seams left of the modules
FROM_RIDGE, ROWS, COLUMNS = 0.55, 2, 9     # the first row; modules
GAP = 0.024
HAZE = 1500.0
ON_ROOF = Matrix.Translation((0, 0, RIDGE)) @ Matrix.Rotation(-math.radians(SLOPE), 4, "X")
GUARD = LENGTH - 0.62                        # where the snow guard stands
LOWEST = FROM_RIDGE + ROWS * (2.245 + GAP)    # where the modules end


def build(seed):
    dice = random.Random(seed)
    buildings.fewer_bounces()
    light.daylight(elevation=10.0, azimuth=38.0, air=1.0, dust=0.7, clouds=0.6, seed=seed)
    before = set(bpy.context.scene.objects)
    metal = sheet_metal()
    seams = buildings.seam_roof(PANS, LENGTH, PITCH, seed, metal, FIRST * PITCH)
    modules(dice)
    white = snow()
    on_pans(white)
    on_modules(white, dice)
    edges(seams, metal, white, dice)
    roof = [entity for entity in bpy.context.scene.objects if entity not in before]
    geometry.group("roof", roof, (0, 0, RIDGE), (-math.radians(SLOPE), 0, 0))
    surroundings(dice, white)
    camera.place(ON_ROOF @ Vector((-2.5, LENGTH - 0.10, 1.16)), ON_ROOF @ Vector((2.6, LENGTH - 1.45, 0.26)), lens=27,
                 focus=ON_ROOF @ Vector((0.2, LOWEST, 0.08)), aperture=5.0)


def sheet_metal():
    """Coated sheet, in its own metres: chalky where dry, dark and smooth where meltwater runs down the slope."""
    graph = Graph("seam sheet")
    place = graph.nodes.new("ShaderNodeTexCoord").outputs["Object"]
    runs = graph.noise(graph.scaled(place, (9, 0.55, 1)), 1.0, 6, 0.62, 0.35)
    patch, fine = graph.noise(place, 1.3, 6, 0.6), graph.noise(place, 70, 4, 0.65)
    wet = graph.math("MULTIPLY", graph.smooth(runs, 0.44, 0.60), graph.smooth(patch, 0.32, 0.58))
    lime = graph.math("MULTIPLY", graph.smooth(graph.noise(graph.scaled(place, (22, 1.1, 1)), 1.0, 5, 0.7), 0.52, 0.72, 0.0, 0.45), graph.smooth(fine, 0.3, 0.6))
    dry = graph.mix(graph.smooth(fine, 0.3, 0.7), (0.105, 0.128, 0.152), (0.135, 0.158, 0.182))
    shade = graph.mix(wet, graph.mix(lime, dry, (0.24, 0.24, 0.235)), (0.040, 0.050, 0.062))
    rough_ = graph.math("SUBTRACT", 0.46, graph.math("MULTIPLY", wet, 0.30))
    normal = graph.bump(graph.noise(place, 1.1, 1, 0.4), 1.0, 0.006)
    graph.set(Base_Color=shade, Roughness=rough_, Metallic=0.15, Normal=graph.bump(fine, 0.10, 0.0005, normal))
    return graph.material


def snow():
    """Old snow: coarse, a little grey where it is thin."""
    graph = Graph("snow")
    place = graph.place("world")
    coarse, fine = graph.noise(place, 28, 4, 0.6), graph.noise(place, 260, 2, 0.6)
    shade = graph.mix(graph.smooth(coarse, 0.3, 0.7), (0.74, 0.76, 0.79), (0.84, 0.85, 0.86))
    height = graph.math("ADD", coarse, graph.math("MULTIPLY", fine, 0.10))
    graph.set(Base_Color=shade, Roughness=0.75, Specular=0.25, Normal=graph.bump(height, 0.42, 0.010))
    return graph.material


def rough(x, y, seed=0.0, octaves=4):
    """Noise round 0, about -1 to 1."""
    return noise.fractal(Vector((x, y, seed)), 1.0, 2.0, octaves)


def on_pans(white):
    """The wind came from +x: banks on the seams' other side, a drift above the eaves, remains below the modules."""
    for index in range(PANS):
        left = (FIRST + index) * PITCH

        def level(u, v, left=left, index=index):
            across, y = u * (PITCH - 0.014) + 0.007, v * LENGTH
            x = left + across
            lee = PITCH - across                                  # distance from the seam that broke the wind
            reach = 0.10 + 0.09 * rough(index * 3.7, y * 0.9) + 0.05 * rough(x * 5, y * 3.1, 4)
            bank = 0.036 * (1 - lee / max(reach, 0.012))
            far = LENGTH - y
            drift = 0.050 * (1 - far / max(0.05, 0.24 + 0.26 * rough(x * 0.8, 1.5, 7) + 0.10 * rough(x * 5, y * 5, 2)))
            below = y - LOWEST
            skirt = -1.0 if below < -0.10 else 0.026 * (1 - abs(below - 0.06) / max(0.02, 0.13 + 0.22 * rough(x * 1.3, 9.2, 3) + 0.09 * rough(x * 6, y * 6, 1)))
            patch = 0.020 * (rough(x * 1.1, y * 0.8, 11) - 0.50 + 0.35 * rough(x * 5, y * 5, 12))
            # The guard holds what slides.
            held = GUARD - y
            kept = -1.0 if held < -0.02 else 0.062 * (1 - held / max(0.03, 0.26 + 0.34 * rough(x * 0.9, 4.4, 6) + 0.07 * rough(x * 6, y * 6, 9)))
            deep = max(bank, drift, skirt, patch, kept)
            under = FROM_RIDGE + 0.12 < y < LOWEST - 0.08 and -0.02 < x < COLUMNS * 2 * PITCH
            if under:
                deep = min(deep, -0.001)
            deep += 0.0035 * rough(x * 14, y * 14, 5)
            rounded = min(0.045, deep) if deep < 0 else 0.045 * math.tanh(deep / 0.045)
            return (x, y, max(rounded, -0.006) + 0.0005)
        geometry.surface_grid("snow", level, 30, 250, white)


def modules(dice):
    """Clamps sit on every second seam, 0.35 m from the ends of the modules."""
    sheet = module.make("dragonfly-520", backsheet="white", dust=0.03)
    middle, end = buildings.seam_clamp("middle"), buildings.seam_clamp("end")
    for pattern in (sheet, middle, end):
        pattern.hide_render = True
    for row in range(ROWS):
        y = FROM_RIDGE + 1.1225 + row * (2.245 + GAP)
        for column in range(COLUMNS):
            geometry.instance(sheet, ((column * 2 + 1) * PITCH + dice.uniform(-0.001, 0.001), y + dice.uniform(-0.002, 0.002), buildings.FRAMED_REST), (0, 0, dice.uniform(-4e-4, 4e-4)))
        for column in range(COLUMNS + 1):
            for side in (-1, 1):
                geometry.instance(middle if column else end, (column * 2 * PITCH, y + side * 0.7725 + dice.uniform(-0.012, 0.012), 0))


def on_modules(white, dice):
    """What has slid down and stopped at the lower frame, and a remainder along the frames' lee."""
    for row in range(ROWS):
        foot = FROM_RIDGE + 2.245 + row * (2.245 + GAP) - 0.004
        for column in range(COLUMNS):
            middle, mark = (column * 2 + 1) * PITCH, dice.uniform(0, 90)
            much = dice.choice((0.3, 0.6, 0.9, 1.0, 1.3)) * (1.0 if row else 0.7)

            def level(u, v, middle=middle, mark=mark, much=much, foot=foot):
                x, up = (u - 0.5) * 1.190, v * 0.62
                reach = much * (0.10 + 0.13 * rough(x * 1.7 + mark, 0.3, 2) + 0.035 * rough(x * 9 + mark, up * 9, 4))
                deep = 0.020 * (1 - up / max(reach, 0.008))
                side = 0.014 * (1 - (0.595 - x) / max(0.004, much * (0.030 + 0.05 * rough(mark, up * 3, 8))))
                deep = max(deep, side * (1 - up / 0.62)) + 0.002 * rough(x * 16 + mark, up * 16, 6)
                deep = (0.022 * math.tanh(deep / 0.022) if deep > 0 else deep) - 0.012 * max(0.0, v - 0.7) / 0.3
                return (middle + x, foot - up, buildings.FRAMED_REST + 0.0022 + max(-0.004, deep))
            geometry.surface_grid("snow", level, 70, 40, white)


def edges(seams, metal, white, dice):
    """Ridge, gutter with snow, snow guard, wall below, chimney."""
    left, right = seams[0], seams[-1]
    pipe = materials.surface("guard", (0.30, 0.31, 0.32), 0.5, 0.8, variation=0.25, blotch=7, grain=60, bump=0.08, dirt=0.3)
    geometry.extrude("ridge", [(-0.30, -0.06), (-0.02, 0.09), (0.02, 0.09), (0.20, 0.065), (0.20, 0.045), (-0.30, -0.08)], geometry.straight((left, 0, 0), (right, 0, 0), (0, 1, 0)), metal, 30, True)
    for lift in (0.085, 0.150):
        geometry.tube("snow guard", [(left, GUARD, lift), (right, GUARD, lift)], 0.0125, pipe)
    for x in seams[::2]:
        geometry.box("guard foot", (0.034, 0.045, 0.14), pipe, (x, GUARD, 0.10), bevel=0.004)
    trough = [(0.085 * math.cos(a), 0.085 * math.sin(a)) for a in [math.pi + math.pi * i / 12 for i in range(13)]]
    trough += [(0.093, 0.004), (0.089, 0.010)]
    geometry.extrude("gutter", trough, geometry.straight((left, LENGTH + 0.075, -0.02), (right, LENGTH + 0.075, -0.02), (0, 1, 0)), metal)

    def filled(u, v):
        x = left + (right - left) * u
        return (x, LENGTH + 0.075 + (v - 0.5) * 0.165, -0.058 + 0.040 * rough(x * 0.7, 0.0, 3) + 0.016 * rough(x * 3.1, v, 8) + 0.014 * math.sin(math.pi * v) + 0.006 * rough(x * 9, v * 2, 5))
    geometry.surface_grid("gutter snow", filled, 700, 8, white)
    # Every seam carries a cap of snow here and there.
    for x in seams:
        y = dice.uniform(0, 1.5)
        while y < LENGTH - 0.2:
            length = dice.uniform(0.15, 0.8)
            low, high = y, min(LENGTH, y + length)
            if not (0 <= x <= COLUMNS * 2 * PITCH and low < LOWEST and high > FROM_RIDGE):
                def cap(u, v, x=x, low=low, high=high):
                    swell = math.sin(math.pi * min(1, max(0, v))) ** 0.4
                    return (x + (u - 0.5) * 0.021, low + (high - low) * v, buildings.SEAM - 0.003 + 0.011 * swell * math.sin(math.pi * u) ** 0.6 * (0.8 + 0.5 * rough(x, (low + v) * 6)))
                geometry.surface_grid("cap", cap, 6, 24, white)
            y = high + dice.expovariate(0.9)


def surroundings(dice, white):
    foot = RIDGE - LENGTH * math.sin(math.radians(SLOPE))
    reach = LENGTH * math.cos(math.radians(SLOPE))
    middle, wide = (FIRST + PANS / 2) * PITCH, PANS * PITCH - 0.5
    wall = materials.plaster((0.50, 0.45, 0.37))
    geometry.box("house", (wide, reach - 0.4, foot - 0.25), wall, (middle, reach / 2 - 0.2, foot / 2 - 0.12), bevel=0.02)
    clad = materials.surface("cladding", (0.060, 0.066, 0.074), 0.5, 0.1, variation=0.2, blotch=3, grain=60, bump=0.06, streaks=0.3, dirt=0.3)
    geometry.box("chimney", (0.75, 0.55, 1.5), clad, (9.3, 0.0, RIDGE + 0.45), bevel=0.008)
    for x, y in ((-0.375, 0), (-0.375, 0.272), (0, 0.275), (-0.375, -0.272)):
        geometry.box("fold", (0.022, 0.022, 1.45), clad, (9.3 + x, y, RIDGE + 0.45), bevel=0.003)
    geometry.box("cap", (0.92, 0.72, 0.07), materials.concrete(), (9.3, 0.0, RIDGE + 1.23), bevel=0.012)

    def heap(u, v):
        return (9.3 + (u - 0.5) * 0.9, (v - 0.5) * 0.7, RIDGE + 1.262 + 0.10 * (math.sin(math.pi * u) * math.sin(math.pi * v)) ** 0.5)
    geometry.surface_grid("heap", heap, 16, 14, white)
    field = materials.surface("snow field", (0.66, 0.69, 0.73), 0.9, specular=0.1, variation=0.10, blotch=0.03, grain=1.2, bump=0.6, depth=0.10, dirt=0.30, haze=HAZE, space="world")
    world.plain(-0.1, 9000, field)
    stem = materials.surface("bark", (0.050, 0.043, 0.037), 0.9, variation=0.35, grain=16, bump=0.9, depth=0.02, haze=HAZE)
    kinds = [foliage.bare(seed * 7 + 1, dice.uniform(10, 14), stem) for seed in range(6)]
    dark = materials.leaves((0.020, 0.030, 0.018), HAZE)
    firs = [foliage.tree(40 + seed, dice.uniform(10, 14), 0.19, 7000, 0.19, dark, stem, conifer=True) for seed in range(2)]
    for kind in kinds + firs:
        kind.hide_render = True
    # The garden: a few large trees, a hedge line beyond.
    spots = [(9.5, 15.0, 0), (17, 11.5, 0), (21, 17, 0), (27, 9.5, 0), (29, 24, 0), (36, 14, 0), (45, 10, 0), (44, 21, 0), (24, -13, 0), (37, -9, 0), (52, 2, 0)]
    foliage.scatter(kinds, spots, 3, 0.8, 1.15)
    for x, y, _ in spots:
        # Snow lies higher round a trunk.
        geometry.surface_grid("collar", lambda u, v, x=x, y=y: (x + (0.1 + 1.1 * v) * math.cos(6.2832 * u), y + (0.1 + 1.1 * v) * math.sin(6.2832 * u), -0.11 + 0.16 * (1 - v) ** 2 * (1 + 0.5 * rough(x + 2 * math.cos(6.2832 * u), y + 2 * math.sin(6.2832 * u)))), 40, 10, field)
    foliage.scatter(kinds, [(40 + dice.gauss(0, 0.4), 6 + 0.55 * index, -0.5) for index in range(48)], 5, 0.14, 0.24)
    rail = materials.wood((0.16, 0.13, 0.10), 1.0, 0.85)
    for index in range(24):
        geometry.box("post", (0.11, 0.11, 1.25), rail, (22.5 + dice.gauss(0, 0.03), 1.0 + index * 2.0, 0.5), (dice.gauss(0, 0.02), dice.gauss(0, 0.02), 0), 0.012)
    for z in (0.55, 0.95):
        geometry.box("rail", (0.04, 46.2, 0.11), rail, (22.58, 24.0, z), (dice.gauss(0, 0.001), 0, 0), 0.01)
    world.village((74, 12), 7, (120, 26), 4, HAZE, 0, 1.45)
    world.village((128, 10), 9, (200, 36), 9, HAZE, 0, 1.62)
    for center, size, depth, count in (((60, 30), 90, 10, 22), ((105, 0), 190, 26, 60), ((190, 20), 380, 70, 160), ((380, 0), 900, 120, 420)):
        world.tree_line(center, size, depth, count, dice.randint(0, 999), kinds * 2 + firs[:1], haze=HAZE, turn=1.5708)
    wooded = (0.135, 0.145, 0.150)
    world.hills(1500, -5, 190, 130, 3, HAZE * 2, color=wooded)
    world.hills(3600, -5, 190, 330, 6, HAZE * 2, color=(0.22, 0.235, 0.25))
    snowed()


def snowed():
    """Snow on the roofs of the village, thinner on the ridge and where it has slid."""
    for material in bpy.data.materials:
        if material.name.startswith("tiles"):
            graph = Graph("unused")
            bpy.data.materials.remove(graph.material)
            graph.material, graph.tree = material, material.node_tree
            graph.nodes, graph.links, graph.shader = graph.tree.nodes, graph.tree.links, graph.tree.nodes["Principled BSDF"]
            base = graph.shader.inputs["Base Color"].links[0].from_socket
            cover = graph.smooth(graph.noise(graph.scaled(graph.place(), (0.35, 0.8, 0.8)), 1.0, 6, 0.65), 0.36, 0.46)
            graph.set(Base_Color=graph.mix(cover, base, (0.74, 0.76, 0.80)))


scene.render(build, "standing-seam-winter", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, warmth=0.1)
