"""Foredeck of a sailing yacht at sea: off-grid modules bonded to the cambered deck, either side of the hatches."""
import math
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from mathutils import Vector  # noqa: E402

from library import camera, geometry, light, materials, props, scene, vehicles, world  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 1600, 900, 16, 5, -3.1
BEAM, BOW, AFT = 2.15, 7.2, -3.0       # half beam; stem and the last metre modelled, mast at y = 0
CAMBER = 0.055                         # curvature of the deck across: about 9 m radius
HAZE = 7000.0


def half(y):
    """Half breadth of the deck."""
    return BEAM * max(0.0, 1 - max(0.0, (y + 1.2) / (BOW + 1.2)) ** 2.1) ** 0.82


def deck(x, y):
    edge = half(y)
    return 1.25 + 0.42 * (max(0.0, y) / BOW) ** 2 + (edge * edge - x * x) * CAMBER


def edge(y, inward=0.0, up=0.0, side=1):
    x = max(0.0, half(y) - inward)
    return Vector((side * x, y, deck(x, y) + up))


def build(seed):
    dice = random.Random(seed)
    light.daylight(elevation=19.0, azimuth=-138.0, dust=0.7, clouds=0.5, seed=seed)
    hull()
    planking()
    modules()
    rig(dice)
    gear(dice)
    sea(dice)
    camera.place((-0.95, -1.35, deck(0, 0) + 1.62), (0.22, 3.6, deck(0, 3) + 0.02), lens=24, focus=(-0.4, 1.6, deck(0, 1.5)),
                 aperture=8.0, roll=math.radians(-1.2), shift=(0, 0.035))


def hull():
    gel = materials.surface("gelcoat", (0.53, 0.53, 0.505), 0.34, variation=0.05, blotch=0.8, grain=420, bump=0.5, depth=0.0009, dirt=0.10)
    topside = materials.paint("topside", (0.012, 0.024, 0.055), 0.15, 0.05, coat=0.5)
    along = vehicles.steps(AFT, BOW - 0.02, 0.06)
    count = len(along) - 1
    geometry.surface_grid("deck", lambda u, v: (lambda y: Vector(((2 * u - 1) * half(y), y, deck((2 * u - 1) * half(y), y))))(AFT + (BOW - 0.02 - AFT) * v), 64, count, gel)
    for side in (-1, 1):
        geometry.surface_grid("topside", lambda u, v: (lambda p: Vector((p.x * (1 - 0.25 * u * u) , p.y - 0.5 * u * max(0, p.y / BOW) ** 3, p.z * (1 - u) - 0.3 * u)))(edge(AFT + (BOW - AFT) * v, -0.03, 0.0, side)), 12, 120, topside)


def planking():
    """Teak side decks sprung along the edge, black caulking between; margin and toe rail outside."""
    caulk, toe = materials.rubber(), materials.wood((0.16, 0.075, 0.032), 1.0, 0.4)
    teaks = [materials.wood(tuple(c * tone for c in (0.30, 0.235, 0.165)), 1.0, 0.72) for tone in (0.88, 1.0, 1.1)]
    ys = vehicles.steps(AFT, BOW - 1.0, 0.15)

    def strip(name, inward, wide, tall, up, material, stations, side):
        """A board that lies on the slope of the deck, not level: level ones would sink into it."""
        path = []
        for y in stations:
            point = edge(y, inward, up, side)
            across = Vector((1, 0, -2 * CAMBER * point.x)).normalized()
            path.append((point, across, Vector((-across.z, 0, across.x))))
        outline = vehicles.fillet([(-wide / 2, 0, 0.002), (-wide / 2, tall, 0.002), (wide / 2, tall, 0.002), (wide / 2, 0, 0.002)], 2)
        geometry.extrude(name, [(p.x, p.y) for p in outline], path, material, 30, True)
    for side in (-1, 1):
        for plank in range(8):
            inward = 0.115 + plank * 0.049
            stations = [y for y in ys if half(y) > inward + 0.30]
            strip("caulk", inward, 0.0495, 0.006, 0.0, caulk, stations, side)
            strip("plank", inward, 0.0455, 0.010, 0.0, teaks[(plank * 2 + side) % 3], stations, side)
        strip("margin", 0.062, 0.052, 0.012, 0.0, teaks[0], vehicles.steps(AFT, BOW - 0.10, 0.08), side)
        vehicles.rail("toe rail", [edge(y, 0.008, 0.028, side) for y in vehicles.steps(AFT, BOW - 0.02, 0.06)], toe, (0.040, 0.065))


def modules():
    bead, surface = vehicles.sealant((0.40, 0.40, 0.39)), vehicles.over(deck)
    for side in (-1, 1):
        for format, x, y in (("off-grid", 0.80, 1.12), ("off-grid-small", 0.745, 2.62), ("off-grid-slim", 0.53, 3.94)):
            vehicles.lay(format, surface, (side * x, y), bead=bead, dust=0.02, backsheet="white", gloss=0.36)
        # Short leads to a deck gland beside the forward hatch.
        vehicles.cable([(side * a, b, deck(a, b) + 0.005) for a, b in ((0.39, 1.95), (0.31, 2.05), (0.30, 2.18), (0.12, 2.24))])
    vehicles.gland((0, 2.26, deck(0, 2.26)), math.pi / 2 * 2)


def rig(dice):
    steel, cloth = materials.stainless(), materials.fabric("sailcloth", (0.60, 0.60, 0.58), 600)
    guard = materials.fabric("uv strip", (0.02, 0.035, 0.075), 600)
    foot, head = Vector((0, BOW - 0.35, deck(0, BOW - 0.35))), Vector((0, 0.1, 18.0))
    way = (head - foot).normalized()
    geometry.tube("stay", [foot, head], 0.006, steel)
    geometry.lathe("drum", [(0.02, 0), (0.085, 0.01), (0.085, 0.018), (0.05, 0.03), (0.05, 0.10), (0.085, 0.112), (0.085, 0.12), (0.03, 0.14)], materials.black_aluminium(), foot + way * 0.28, (way.to_track_quat("Z", "Y").to_euler()))
    # The furled genoa swells and tightens along the stay, its blue strip winding round.
    geometry.tube("genoa", [foot + way * (0.55 + 0.5 * i) + Vector((0.004 * math.sin(i * 2.1), 0.004 * math.cos(i * 1.3), 0)) for i in range(30)], 0.062, cloth, smooth=True)
    wind = [foot + way * (0.6 + 0.02 * i) + Vector((math.cos(i * 0.11), math.sin(i * 0.11) * 0.9, 0)) * 0.040 for i in range(700)]
    geometry.tube("strip", wind, 0.026, guard)
    geometry.tube("genoa foot", [foot + way * 0.42, foot + way * 0.62], 0.03, cloth)
    for side in (-1, 1):
        # Stanchions, two wires and the pulpit they end in.
        posts = [AFT + 0.4, -0.9, 0.9, 2.7, 4.4, 5.75]
        for y in posts:
            base = edge(y, 0.05, 0.01, side)
            geometry.cylinder("socket", 0.026, 0.06, steel, base, sides=20)
            geometry.tube("stanchion", [base, base + Vector((side * 0.02, 0, 0.62))], 0.0125, steel)
        for level in (0.33, 0.605):
            wire = [edge(y, 0.05, 0.01 + level, side) + Vector((side * 0.02 * level / 0.62, 0, 0)) for y in posts]
            geometry.tube("wire", wire, 0.0032, steel)
    top = [edge(5.75, 0.05, 0.63, -1), edge(6.5, 0.06, 0.68, -1), edge(7.0, 0.06, 0.70, -1), Vector((0, 7.22, deck(0, 7.1) + 0.71)),
           edge(7.0, 0.06, 0.70, 1), edge(6.5, 0.06, 0.68, 1), edge(5.75, 0.05, 0.63, 1)]
    geometry.tube("pulpit", top, 0.0135, steel, smooth=True)
    for side in (-1, 1):
        geometry.tube("pulpit", [edge(5.75, 0.05, 0.33, side), edge(6.75, 0.05, 0.36, side)], 0.0125, steel)
        for y in (5.75, 6.75):
            geometry.tube("leg", [edge(y, 0.05, 0.0, side), edge(y, 0.05, 0.66, side)], 0.0125, steel)
        geometry.tube("shroud", [edge(-0.1, 0.14, 0, side), Vector((side * 0.9, 0, 10.5))], 0.005, steel)


def gear(dice):
    steel, black = materials.stainless(), materials.black_aluminium()
    vehicles.hatch((0, 1.08, deck(0, 1.08) - 0.012), (0.52, 0.52), 0.075, (0.035, 0.038, 0.042))
    vehicles.hatch((0, 3.12, deck(0, 3.12) - 0.012), (0.46, 0.46), 0.075, (0.035, 0.038, 0.042))
    # Windlass, bow roller and locker lid at the stem.
    geometry.box("locker", (0.62, 0.75, 0.014), materials.surface("lid", (0.60, 0.60, 0.57), 0.4, variation=0.05, grain=420, bump=0.5, depth=0.0009), (0, 5.45, deck(0, 5.45) + 0.004), (0.03, 0, 0), 0.006)
    geometry.lathe("windlass", [(0.11, 0), (0.11, 0.05), (0.07, 0.07), (0.065, 0.10), (0.085, 0.13), (0.085, 0.15), (0.02, 0.16)], steel, (0.0, 5.98, deck(0, 5.98)))
    for side in (-1, 1):
        for y in (5.05, -0.4):
            spot = edge(y, 0.16, 0.012, side)
            geometry.tube("cleat", [spot + Vector((0, -0.13, 0.045)), spot + Vector((0, -0.05, 0.042)), spot + Vector((0, 0.05, 0.042)), spot + Vector((0, 0.13, 0.045))], 0.011, steel)
            for shift in (-0.04, 0.04):
                geometry.cylinder("foot", 0.012, 0.042, steel, spot + Vector((0, shift, 0)), sides=16)
        # Genoa track with its car, and the lazy sheet lying along the deck.
        track = [edge(y, 0.62, 0.012, side) for y in vehicles.steps(AFT, 0.3, 0.2)]
        vehicles.rail("track", track, black, (0.032, 0.018))
    rope = materials.fabric("rope", (0.50, 0.48, 0.42), 300)
    sheet = [(-0.30, BOW - 1.1), (-0.44, 5.3), (-0.86, 4.4), (-1.06, 3.3), (-1.24, 2.2), (-1.30, 1.2), (-1.38, 0.2), (-1.45, -1.5)]
    geometry.tube("sheet", [(x + dice.uniform(-0.02, 0.02), y, deck(x, y) + 0.020) for x, y in sheet], 0.0065, rope, smooth=True)
    coil = [(0.93 + (0.10 + 0.004 * (i % 9)) * math.cos(i * 0.35), 4.45 + (0.13 + 0.005 * (i % 7)) * math.sin(i * 0.35), deck(0.93, 4.45) + 0.014 + i * 0.0006) for i in range(110)]
    geometry.tube("coil", coil, 0.0065, rope, smooth=True)


def sea(dice):
    world.water(0.0, 24000, 1.25, 0.9, HAZE)
    for x, y, turn, size in ((-70, 210, 0.5, 11), (160, 420, 2.4, 12), (-330, 700, 0.2, 12), (420, 640, 1.2, 10)):
        props.boat(size, dice.choice([(0.70, 0.70, 0.68), (0.04, 0.07, 0.13)]), location=(x, y, 0), turn=turn, haze=HAZE)
        if size > 10:
            # A set mainsail, slightly bellied.
            def sail(u, v, size=size):
                wide = size * 0.40 * (1 - v) * u
                return (size * 0.1 - wide, 0.35 * math.sin(math.pi * u) * (1 - v), 1.9 + size * 1.15 * v)
            cloth = geometry.surface_grid("mainsail", sail, 12, 16, materials.paint("sail", (0.62, 0.61, 0.57), 0.8, 0, HAZE))
            cloth.location, cloth.rotation_euler = (x, y, 0), (0, 0, turn)
    rock = (0.075, 0.080, 0.050)
    world.hills(2600, -62, -6, 120, 3, HAZE, color=rock)
    world.hills(4800, -95, 22, 330, 7, HAZE, color=rock)
    world.hills(8600, -20, 50, 420, 4, HAZE, color=rock)


scene.render(build, "yacht-deck", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, warmth=0.15)
