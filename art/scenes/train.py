"""A railcar at a country station on a winter morning, from the footbridge: thin modules bent across its vaulted roof, old snow."""
import math
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from library import buildings, camera, foliage, geometry, light, materials, props, railway, scene, stations, trains, vehicles, world  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 1600, 900, 12, 6, -2.6
SUN = (11.0, -98.0)                        # elevation and azimuth: along the side, just past the nose
EYE = (-6.2, -9.0, 6.58)                   # of somebody on the footbridge, 2.5 m above the roof
PLATFORM = (-1.64, -5.70)                  # its two edges, between the train and the empty track
TRACKS = (0.0, -7.35, 4.4)
HAZE = 2300.0
PITCH = 1.236                              # of the modules along the roof
ROWS = ((2.21, 7), (12.42, 5))             # first middle and number of modules, roof equipment between the groups
REACH = 1.1225                             # half of a module's length, along the arc


def build(seed):
    dice = random.Random(seed)
    buildings.fewer_bounces()
    light.daylight(elevation=SUN[0], azimuth=SUN[1], air=1.0, dust=0.55, clouds=0.55, seed=seed)
    trains.railcar()
    modules(dice)
    roof_snow(dice)
    equipment()
    line(dice)
    stop(dice)
    land(dice)
    camera.place(EYE, (-1.3, 4.0, 3.50), lens=35, focus=(-0.6, 3.0, 3.9), aperture=9.0)


def modules(dice):
    """Bonded across the vault, at its radius of 1.85 m; leads leave each at its lower edge and run in clips to a gland."""
    bead, black = vehicles.sealant((0.30, 0.30, 0.29)), materials.rubber()
    box = materials.plastic("junction box", (0.012, 0.012, 0.013), 0.45)
    for first, count in ROWS:
        middles = [first + PITCH * index for index in range(count)]
        for y in middles:
            vehicles.lay("smf-520", trains.vault, (0, y), turned=True, bead=bead, dust=0.06, backsheet="white", gloss=0.30)
            arc = -REACH + 0.040
            turn = arc / trains.RADIUS
            geometry.box("junction box", (0.034, 0.12, 0.016), box, trains.vault(arc, y, 0.0125), (0, turn, 0), 0.004)
            for s in (-0.05, 0.05):
                spots = [(arc - 0.012, y + s, 0.012), (arc - 0.06, y + s * 1.4, 0.010), (arc - 0.105, y + s * 3.0, 0.008), (arc - 0.115, y + s * 5.2, 0.008)]
                geometry.tube("lead", [trains.vault(*spot) for spot in spots], 0.0040, black, smooth=True)
        for arc in (-REACH - 0.075, -REACH - 0.090):
            ends = vehicles.steps(middles[0] - 0.36, middles[-1] + 0.80, 0.28)
            run = [trains.vault(arc + dice.gauss(0, 0.004), y, 0.008) for y in ends]
            geometry.tube("cable", run, 0.0050, black, smooth=True)
        for y in vehicles.steps(middles[0] - 0.1, middles[-1] + 0.62, 0.42):
            geometry.box("clip", (0.055, 0.022, 0.014), black, trains.vault(-REACH - 0.082, y, 0.008), (0, (-REACH - 0.082) / trains.RADIUS, 0), 0.004)
        for y in (middles[0] - 0.42, middles[-1] + 0.82):
            part = vehicles.gland((0, 0, 0))
            part.location, part.rotation_euler = trains.vault(-REACH - 0.085, y, 0.0), (0, (-REACH - 0.085) / trains.RADIUS, math.pi if y < middles[0] else 0.0)


def roof_snow(dice):
    """What the drive has left: a crust along the lower edges of the modules and in the gutter, frost on some of them."""
    white = railway.snow()

    def crust(side, mark):

        def lie(u, v):
            y, arc = 1.55 + (trains.LENGTH - 3.1) * v, side * (REACH - 0.16 + u * 0.32)
            foot = abs(arc) - REACH
            reach = 0.05 + 0.13 * railway.rough(y * 0.9, 1.0, mark) + 0.05 * railway.rough(y * 4.5, arc * 6, mark + 2)
            rise = 0.036 * (1 - abs(foot - 0.10) / max(0.015, reach))
            # Slid down and stopped on the last hand's breadth of the cells, here and there.
            slid = 0.012 * (1 - (0.0 - foot) / max(0.01, 0.02 + 0.15 * railway.rough(y * 1.6, 7.0, mark + 8))) if foot < 0.02 else -1.0
            deep = max(rise, slid) + 0.004 * railway.rough(y * 13, arc * 13, mark, 3)
            deep = 0.032 * math.tanh(deep / 0.032) if deep > 0 else max(-0.02, deep * 2)
            if u < 0.02 or u > 0.98 or v in (0.0, 1.0):
                deep = -0.02
            return trains.vault(arc, y, deep + 0.0045)
        geometry.surface_grid("crust", lie, 30, 640, white)
    crust(-1, 4.0)
    crust(1, 21.0)


def equipment():
    """Cooling pod and exhaust between the groups, aerials, a walkway of ribbed rubber at the rear."""
    shell = materials.paint("pod", (0.30, 0.30, 0.29), 0.45, 0.4)
    vehicles.pod((0, 11.08, trains.TOP - 0.10), (1.75, 1.25, 0.34), shell, 2)
    vehicles.pod((0, 19.15, trains.TOP - 0.10), (1.75, 1.75, 0.34), shell, 2)
    soot = materials.surface("exhaust", (0.070, 0.058, 0.050), 0.7, 0.6, variation=0.3, dirt=0.3)
    for x in (-0.22, 0.22):
        geometry.lathe("exhaust", [(0.10, -0.05), (0.10, 0.26), (0.085, 0.26), (0.08, 0.05)], soot, (x, 23.3, trains.roof(x)))
    for x, y in ((0.0, 1.34), (-0.40, 23.9), (0.35, 18.0)):
        vehicles.mast((x, y, trains.roof(x) - 0.005), 0.30)
    horn = materials.surface("horn", (0.25, 0.25, 0.25), 0.4, 0.8, dirt=0.3)
    for x, long in ((-0.16, 0.34), (0.02, 0.26)):
        geometry.cylinder("horn", 0.025, long, horn, (x + 0.34, 1.54, trains.roof(0.3) + 0.045), (math.pi / 2, 0, 0), top_radius=0.055, sides=20)
    joint = materials.plastic("joint", (0.20, 0.20, 0.195), 0.6)
    for y in (10.33, 11.74, 18.08, 20.15, 23.0):
        geometry.tube("weld", [trains.vault(s, y, 0.0004) for s in vehicles.steps(-1.2, 1.2, 0.06)], 0.004, joint, resolution=1)


def line(dice):
    railway.tracks(TRACKS, -14, 330, 34.0, dice)
    white = railway.snow()
    for index, x in enumerate(TRACKS):

        def lie(px, y, x=x, index=index):
            off = abs(px - x)
            bed = -0.205 if off < 1.3 else -0.205 - 0.03 * (off - 1.3) / 0.45 if off < 1.75 else -0.235 - 0.615 * (off - 1.75) / 0.95
            shoulder = 0.045 * math.exp(-((off - 1.95) / 0.42) ** 2)
            between = 0.030 * math.exp(-((off - 0.30) / 0.34) ** 2) if index else -0.03
            deep = shoulder + between - 0.030 + 0.050 * railway.rough(px * 0.6, y * 0.35, 3 + index) + 0.022 * railway.rough(px * 3, y * 3, 8)
            if 0.62 < off < 0.90:
                deep -= 0.06
            return bed + 0.035 + max(-0.09, 0.05 * math.tanh(deep / 0.05) if deep > 0 else 2 * deep) + 0.006 * railway.rough(px * 11, y * 11, 2, 2)
        railway.drift("ballast snow", x - 2.7, x + 2.7, -10.0, 60.0, lie, white, 0.075)


def stop(dice):
    inner, outer = PLATFORM
    railway.platform(inner, outer, -12.0, 78.0, dice)
    railway.trodden(inner, outer, -12.0, 46.0, railway.snow(trodden=True), dice)
    middle = (inner + outer) / 2
    model = railway.lamp()
    model.hide_render = True
    for y, turn in ((5.2, 0.06), (19.0, -0.04), (35.0, 0.03), (52.0, 0.0), (70.0, 0.02)):
        geometry.instance(model, (middle - 0.60, y, railway.PLATFORM - 0.01), (0, 0, math.pi + turn))
    railway.bench((middle - 0.10, 10.6, railway.PLATFORM), math.pi)
    railway.bench((middle - 0.10, 26.0, railway.PLATFORM), 0.0)
    railway.grit_bin((middle + 0.05, 13.4, railway.PLATFORM))
    railway.signal((-3.6, 82.0, -0.2), haze=HAZE)
    # The platform of the house, on the other side of the train.
    railway.platform(6.05, 10.6, -12.0, 78.0, dice)
    railway.trodden(6.05, 10.6, -12.0, 40.0, railway.snow(trodden=True), dice)
    props.railing([(10.75, -12, railway.PLATFORM), (10.75, 22.0, railway.PLATFORM), (10.75, 26.0, railway.PLATFORM), (10.75, 62, railway.PLATFORM)], 1.1, 2.0, materials.paint("fence", (0.020, 0.034, 0.030), 0.5, 0.2), False)
    for y in (0.5, 16.5, 46.0):
        geometry.instance(model, (9.7, y, railway.PLATFORM), (0, 0, math.pi))
    stations.house((21.5, 34.5, -0.35), -math.pi / 2, HAZE)
    stations.shed((19.0, 55.0, -0.35), -math.pi / 2, HAZE)


def land(dice):
    field = materials.surface("snow field", (0.62, 0.645, 0.68), 0.9, specular=0.1, variation=0.12, blotch=0.04, grain=1.4, bump=0.7, depth=0.10, dirt=0.45, haze=HAZE, space="world")

    def lie(x, y):
        return -0.86 + 0.45 * railway.rough(x * 0.03, y * 0.03, 3) * min(1.0, max(0.0, abs(x - 1.5) - 12) / 14) + 0.10 * railway.rough(x * 0.4, y * 0.4, 6)
    geometry.surface_grid("land", lambda u, v: ((u - 0.5) * 500, -40 + v * 500, lie((u - 0.5) * 500, -40 + v * 500)), 200, 200, field)
    world.plain(-1.5, 9000, field)
    stem = materials.surface("bark", (0.058, 0.047, 0.038), 0.9, variation=0.35, grain=16, bump=0.9, depth=0.02, haze=HAZE)
    kinds = [foliage.bare(index * 7 + 2, dice.uniform(9, 13), stem) for index in range(5)]
    dark = materials.leaves((0.020, 0.030, 0.018), HAZE)
    firs = [foliage.tree(40 + index, dice.uniform(10, 14), 0.19, 7000, 0.19, dark, stem, conifer=True) for index in range(2)]
    for kind in kinds + firs:
        kind.hide_render = True
    spots = [(-14.5, 30, -0.9), (-16, 41, -0.9), (-13.8, 55, -0.9), (-18, 66, -0.9), (-15, 80, -0.9), (-13, 100, -0.9), (-20, 24, -0.9), (27, 12, -0.9), (31, 22, -0.9), (33, 40, -0.9),
             (22, 58, -0.9), (16, 64, -0.9), (20, 74, -0.9), (13, 88, -0.9), (30, 50, -0.9), (34, 30, -0.9), (11, 104, -0.9)]
    foliage.scatter(kinds, spots, 3, 0.75, 1.15)
    foliage.scatter(kinds, [(-11.6 + dice.gauss(0, 0.25), 8 + 0.5 * index, -0.95) for index in range(130)], 5, 0.14, 0.24)
    foliage.scatter(kinds, [(dice.choice((-10.6, 8.8, 10.5)) + dice.gauss(0, 0.8), dice.uniform(70, 190), -0.95) for _ in range(70)], 6, 0.10, 0.22)
    # Dry grass stands out of the snow, a hedge round the garden of the house.
    straw = [(x, y, lie(x, y) - 0.03) for x, y in ((dice.uniform(11.5, 34), dice.uniform(2, 60)) if dice.random() < 0.62 else (dice.uniform(-17, -10.4), dice.uniform(6, 70)) for _ in range(1500))
             if railway.rough(x * 0.16, y * 0.16, 12) > 0.10 and not (16.4 < x < 26.5 and 25 < y < 62)]
    foliage.tussocks(straw, 3, (0.19, 0.145, 0.075), 0.30)
    foliage.scatter(kinds, [(16.5 + 0.45 * index + dice.gauss(0, 0.1), 22.6 + dice.gauss(0, 0.25), -1.0) for index in range(28)], 7, 0.10, 0.15)
    foliage.scatter(kinds, [(dice.uniform(27, 34), dice.uniform(18, 48), -1.0) for _ in range(22)], 8, 0.16, 0.40)
    world.village((-55, 190), 6, (90, 40), 4, HAZE, -1.2, 0.3)
    world.village((75, 230), 9, (120, 60), 9, HAZE, -1.2, -0.2)
    for center, wide, deep, count in (((-60, 150), 80, 40, 46), ((55, 170), 80, 50, 50), ((0, 330), 340, 60, 170), ((60, 620), 900, 120, 330)):
        world.tree_line(center, wide, deep, count, dice.randint(0, 999), kinds * 2 + firs, haze=HAZE, level=-1.2)
    world.hills(1400, -60, 80, 120, 4, HAZE * 1.5, color=(0.135, 0.145, 0.150))
    world.hills(3300, -65, 85, 330, 6, HAZE * 1.5, color=(0.22, 0.235, 0.25))


scene.render(build, "train", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, bloom=0.055, warmth=0.2, vignette=0.10)
