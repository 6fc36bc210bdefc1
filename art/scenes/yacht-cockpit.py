"""From the cockpit of the sailing yacht at anchor, late in the afternoon: modules bonded to the coachroof, a wooded shore ahead."""
import math
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from mathutils import Vector  # noqa: E402

from library import buildings, camera, camping, foliage, geometry, light, materials, props, scene, vehicles, world, yachts  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 2400, 1350, 9, 6, -3.2
BEAM, BOW, AFT = 2.1, 8.4, -3.4            # half beam; stem and the aft end of what is modelled, companionway at y = 0
CAMBER = 0.055                             # curvature of the coachroof across: about 9 m radius
SEAT, SOLE, COAMING = 1.02, 0.62, 1.42
MAST = 3.72
HAZE = 4600.0


def half(y):
    """Half breadth of the deck."""
    return BEAM * max(0.0, 1 - max(0.0, (y + 0.6) / (BOW + 0.6)) ** 2.3) ** 0.85


def deck(y):
    return 1.25 + 0.25 * (max(0.0, y) / BOW) ** 2


def trunk(y):
    """Half breadth of the coachroof at its foot; its top is 0.10 m narrower."""
    return 1.36 - 0.020 * max(0.0, y) ** 2


def roof(x, y):
    return 1.55 - CAMBER * x * x - 0.0035 * max(0.0, y) ** 2


def on(x, y, up=0.0):
    return Vector((x, y, roof(x, y) + up))


def edge(y, inward=0.0, up=0.0, side=1):
    return Vector((side * max(0.0, half(y) - inward), y, deck(y) + up))


def build(seed):
    dice = random.Random(seed)
    buildings.fewer_bounces()
    light.daylight(elevation=19.0, azimuth=-112.0, dust=1.0, clouds=0.9, seed=seed)
    gel = yachts.gelcoat()
    grip = yachts.gelcoat("non-skid", (0.34, 0.335, 0.31), 0.62, 0.0012)
    wood = yachts.teak()
    hull(gel, wood)
    cockpit(gel, grip, wood, dice)
    coachroof(gel, grip, wood)
    companionway(gel, wood)
    modules()
    rig()
    rails()
    winches()
    yachts.wheel((-0.86, -1.30, 1.60))
    coast(dice)
    camera.place((-0.90, -2.38, 2.58), (0.52, 1.65, 1.41), lens=22.5, focus=(0.4, 0.8, 1.6), aperture=9.0, roll=math.radians(0.6))


def hull(gel, wood):
    """Decks with teak sprung along the edge, toe rail, topsides."""
    caulk, toe = materials.rubber(), materials.wood((0.17, 0.085, 0.038), 1.0, 0.42)
    topside = materials.paint("topside", (0.012, 0.024, 0.055), 0.15, 0.05, coat=0.5)

    def flat(start, end, inner):
        def at(u, v):
            y = start + (end - start) * v
            low, high = inner(y)
            return (low + (high - low) * u, y, deck(y))
        geometry.surface_grid("deck", at, 24, 60, gel)
    flat(0.1, BOW - 0.02, lambda y: (-half(y), half(y)))

    def strip(name, inward, wide, low, high, material, stations, side):
        outline = [(-wide / 2, low), (-wide / 2, high - 0.0012), (-wide / 2 + 0.0012, high), (wide / 2 - 0.0012, high), (wide / 2, high - 0.0012), (wide / 2, low)]
        geometry.extrude(name, outline, [(edge(y, inward, 0, side), (1, 0, 0), (0, 0, 1)) for y in stations], material, 30, True)
    for side in (-1, 1):
        flat(AFT, 0.1, lambda y, side=side: (side * 1.25, side * half(y)))
        inside = vehicles.steps(AFT, BOW - 0.6, 0.12)
        for plank in range(14):
            inward = 0.115 + plank * 0.049
            # Boards end where they meet the coachroof, and short of the bow.
            ys = [y for y in inside if half(y) > inward + 0.35 and half(y) - inward > (trunk(min(y, 5.3)) - 0.03 if y < 5.35 else 0) and (y > 0.1 or half(y) - inward > 1.62)]
            for start, end in ((AFT, 1.3 + 0.37 * (plank % 3)), (1.3 + 0.37 * (plank % 3), BOW)):
                part = [y for y in ys if start - 0.07 <= y <= end]
                if len(part) > 2:
                    strip("plank", inward, 0.0452, 0.0, 0.0105, wood, part, side)
            if len(ys) > 2:
                strip("caulk", inward, 0.0495, 0.0, 0.0095, caulk, ys, side)
        strip("margin", 0.062, 0.052, 0.0, 0.012, wood, vehicles.steps(AFT, BOW - 0.3, 0.1), side)
        vehicles.rail("toe rail", [edge(y, 0.008, 0.028, side) for y in vehicles.steps(AFT, BOW - 0.02, 0.07)], toe, (0.040, 0.065))
        geometry.surface_grid("topside", lambda u, v, side=side: (lambda p: Vector((p.x * (1 - 0.2 * u * u), p.y, p.z * (1 - u) - 0.3 * u)))(edge(AFT + (BOW - AFT) * v, -0.02, 0, side)), 8, 60, topside)


def cockpit(gel, grip, wood, dice):
    """Seats, well and coamings. Seat tops and sole are laid with teak inside a margin."""
    geometry.box("sole", (1.1, 3.3, 0.06), gel, (0, AFT / 2, SOLE - 0.04), bevel=0)
    yachts.boards(wood, (-0.44, 0.44), (AFT, -0.06), SOLE, dice, (-1.1,))
    for side in (-1, 1):
        geometry.rounded(geometry.box("seat", (0.80, 3.4, 0.62), gel, (side * 0.90, -1.702, SEAT - 0.013 - 0.31), bevel=0.022, segments=4))
        inner, outer = sorted((side * 0.565, side * 1.235))
        yachts.boards(wood, (inner, outer), (AFT, -0.085), SEAT, dice, (-1.05,))
        # The nosing of the seat, rounded by use, and a board across its end.
        geometry.rounded(geometry.box("nosing", (0.058, 3.3, 0.030), wood, (side * 0.531, AFT / 2, SEAT - 0.014), bevel=0.010, segments=3))
        geometry.box("end board", (0.055, 0.765, 0.012), wood, (side * 0.885, -0.052, SEAT - 0.0055), (0, 0, math.pi / 2), 0.002)
        outline = vehicles.fillet([(1.265, 0.90, 0.01), (1.300, COAMING, 0.035), (1.585, COAMING - 0.012, 0.045), (1.610, 1.20, 0.01)], 6)
        profile = [(side * p.x, p.y) for p in outline]
        geometry.extrude("coaming", profile, geometry.straight((0, AFT, 0), (0, 0.16, 0), (1, 0, 0)), gel, 30, True)
        yachts.patch("pad", 1.345, 1.545, (AFT, -0.10), lambda x, y, side=side: (side * x, y, COAMING + 0.0022 - 0.012 * (x - 1.30) / 0.285), grip)
        # A locker lid is cut into each seat front.
        geometry.box("locker seam", (0.004, 0.9, 0.003), materials.rubber(), (side * 0.4995, -0.85, 0.93), bevel=0)


def coachroof(gel, grip, wood):
    def shape(y):
        return vehicles.section(trunk(y), 0.55, lambda x: roof(x, y), 0.05, 0.10, 0.02, 26)
    vehicles.body("coachroof", shape, vehicles.steps(0.0, 5.2, 0.13), gel, 0.028, 0.05, lambda p: p + Vector((0, max(0.0, p.y - 4.4) * max(-0.3, 1.52 - p.z) * 1.6, 0)))

    def lifted(x, y):
        return on(x, y, 0.0016)
    yachts.patch("walking strip", -0.13, 0.13, (1.95, MAST - 0.28), lifted, grip)
    yachts.patch("fore strip", -0.26, 0.26, (MAST + 1.08, 5.02), lifted, grip)
    for side in (-1, 1):
        yachts.patch("aft pad", 0.63, 1.07, (0.08, 0.26), lambda x, y, side=side: lifted(side * x, y), grip)
        stations = vehicles.steps(0.55, 3.95, 0.1)
        vehicles.rail("hand rail", [on(side * (trunk(y) - 0.185), y, 0.058) for y in stations], wood, (0.030, 0.024))
        for y in (0.62, 1.28, 1.94, 2.6, 3.24, 3.88):
            geometry.box("foot", (0.026, 0.085, 0.055), wood, on(side * (trunk(y) - 0.185), y, 0.022), bevel=0.008)


def companionway(gel, wood):
    """Sliding hatch and its garage, jambs and washboards; the hatch is shut, the top board out."""
    dark, acrylic, steel = materials.plastic("below", (0.012, 0.011, 0.010), 0.8), materials.surface("acrylic", (0.035, 0.037, 0.040), 0.12, variation=0.04, grain=200, bump=0, dirt=0.06), materials.stainless()
    yachts.cover("garage", 0.385, (0.70, 1.36), lambda x, y: roof(x, y) + 0.088, gel, 0.022)
    yachts.cover("hatch", 0.335, (-0.03, 0.80), lambda x, y: roof(x, y) + 0.062, gel, 0.012)
    yachts.patch("hatch pane", -0.265, 0.265, (0.10, 0.62), lambda x, y: on(x, y, 0.0632), acrylic, 0.05)
    geometry.tube("pull", [on(-0.11, 0.035, 0.05), on(-0.10, 0.030, 0.085), on(0.10, 0.030, 0.085), on(0.11, 0.035, 0.05)], 0.007, steel, smooth=True)
    # The grain of boards runs along y: what stands or lies across is turned.
    quarter, across = (math.pi / 2, 0, 0), (0, 0, math.pi / 2)
    for side in (-1, 1):
        vehicles.rail("runner", [on(side * 0.358, y, 0.010) for y in vehicles.steps(0.03, 0.72, 0.12)], wood, (0.030, 0.036))
        geometry.rounded(geometry.box("jamb", (0.060, 0.66, 0.055), wood, (side * 0.366, -0.024, 1.195), quarter, 0.007, 3))
    geometry.box("opening", (0.68, 0.02, 0.57), dark, (0, -0.004, 1.255), bevel=0)
    for index, (low, tall) in enumerate(((1.00, 0.19), (1.194, 0.19))):
        geometry.rounded(geometry.box("washboard", (0.020, 0.668, tall), wood, (0, -0.022, low + tall / 2), across, 0.004))
    geometry.box("sill", (0.075, 0.80, 0.034), wood, (0, -0.036, 0.982), across, 0.008)
    # Instruments in the bulkhead, a socket and a vent grille; nothing is lettered.
    bezel, face = materials.plastic("bezel", (0.02, 0.02, 0.021), 0.45), materials.plastic("display", (0.035, 0.040, 0.036), 0.12)
    for x in (0.60, 0.75, -0.62):
        geometry.box("instrument", (0.118, 0.016, 0.118), bezel, (x, -0.008, 1.34), bevel=0.012, segments=3)
        geometry.box("display", (0.088, 0.003, 0.070), face, (x, -0.0165, 1.346), bevel=0.001)
    for x in (-0.80, 1.0):
        geometry.cylinder("vent", 0.045, 0.008, steel, (x, 0.0, 1.34), (math.pi / 2, 0, 0), sides=32)
    geometry.tube("grip", [(0.44, -0.02, 1.20), (0.44, -0.065, 1.22), (0.44, -0.065, 1.44), (0.44, -0.02, 1.46)], 0.011, steel, smooth=True)


def modules():
    """Four beside the hatch and the walking strip, two by the mast; their leads go through deck glands."""
    bead, surface = vehicles.sealant((0.40, 0.40, 0.39)), vehicles.over(roof)
    for side in (-1, 1):
        for format, x, y in (("off-grid-slim", 0.85, 1.00), ("off-grid-small", 0.56, 2.42), ("off-grid-slim", 0.52, 3.72)):
            vehicles.lay(format, surface, (side * x, y), bead=bead, dust=0.05, backsheet="white", gloss=0.36, seed=side)
        for x, y in ((0.62, 1.80), (0.205, 3.20)):
            vehicles.gland(on(side * x, y)).rotation_euler = (0, math.atan(2 * CAMBER * side * x), 0)
        leads = (((0.80, 1.672), (0.755, 1.700), (0.70, 1.702), (0.655, 1.712), (0.648, 1.745)),
                 ((0.47, 1.926), (0.425, 1.87), (0.43, 1.775), (0.50, 1.705), (0.575, 1.700), (0.592, 1.745)),
                 ((0.308, 3.16), (0.285, 3.125), (0.25, 3.112), (0.233, 3.145)))
        for lead in leads:
            points = [on(side * x, y, 0.005) for x, y in lead]
            points[-1].z += 0.016
            vehicles.cable(points, clips=False)
            geometry.box("clip", (0.020, 0.016, 0.009), materials.rubber(), points[len(points) // 2], bevel=0.003)


def rig():
    steel, spar = materials.stainless(), materials.surface("anodised", (0.50, 0.505, 0.51), 0.36, 0.9, variation=0.10, blotch=2, grain=90, bump=0.03, depth=0.0003, dirt=0.10)
    rope, black = materials.fabric("halyard", (0.46, 0.45, 0.42), 300), materials.black_aluminium()
    oval = [(0.062 * math.cos(a), 0.095 * math.sin(a)) for a in (2 * math.pi * i / 40 for i in range(40))]
    geometry.extrude("mast", oval, [((0, MAST, z), (1, 0, 0), (0, 1, 0)) for z in (roof(0, MAST), 6, 17)], spar, 40, True)
    geometry.lathe("boot", [(0.13, 0), (0.125, 0.02), (0.10, 0.05), (0.098, 0.09)], materials.rubber(), on(0, MAST, -0.006)).scale = (0.85, 1.15, 1)
    for x in (-0.028, 0.012, 0.034):
        geometry.tube("halyard", [(x, MAST - 0.112, roof(0, MAST) + 0.55 + 3 * abs(x)), (x * 0.6, MAST - 0.115, 12)], 0.005, rope)
    for side, z in ((-1, 2.25), (1, 2.40)):
        geometry.lathe("mast winch", [(0.05, 0), (0.048, 0.03), (0.036, 0.045), (0.036, 0.09), (0.05, 0.105), (0.02, 0.115)], steel, (side * 0.058, MAST, z), (0, side * math.pi / 2, 0))
    tack, clew = Vector((0, MAST - 0.12, 2.86)), Vector((0.22, -1.3, 3.10))
    up = yachts.stowed_main(tack, clew, spar)
    geometry.box("gooseneck", (0.05, 0.14, 0.10), steel, (0, MAST - 0.10, 2.86), bevel=0.012)
    geometry.tube("kicker", [(0, MAST - 0.11, roof(0, MAST) + 0.16), tack.lerp(clew, 0.26) - up * 0.07], 0.020, spar)
    # Mainsheet to a track on the roof, ahead of the garage; its tail goes to the clutch on the port side.
    block = tack.lerp(clew, 0.44) - up * 0.10
    vehicles.rail("traveller", [on(x, 1.535, 0.018) for x in vehicles.steps(-0.52, 0.52, 0.08)], black, (0.032, 0.034))
    car = on(0.02, 1.535, 0.075)
    geometry.box("car", (0.11, 0.05, 0.055), black, car - Vector((0, 0, 0.022)), bevel=0.012)
    for x in (-0.020, -0.007, 0.007, 0.020):
        geometry.tube("mainsheet", [car + Vector((x, 0, 0.05)), block + Vector((-x, 0, 0))], 0.0048, rope)
    for spot in (car + Vector((0, 0, 0.05)), block):
        yachts.block(spot, black)
    geometry.tube("strop", [block + up * 0.03, block + up * 0.06], 0.012, black)
    geometry.tube("mainsheet tail", [car, on(-0.16, 1.50, 0.040), on(-0.47, 1.40, 0.030), on(-0.52, 0.50, 0.030), on(-0.52, 0.16, 0.050)], 0.0048, rope)
    foot, head = Vector((0, BOW - 0.35, deck(BOW))), Vector((0, MAST, 18.0))
    way = (head - foot).normalized()
    geometry.tube("stay", [foot, head], 0.006, steel)
    geometry.lathe("drum", [(0.02, 0), (0.085, 0.01), (0.085, 0.018), (0.05, 0.03), (0.05, 0.10), (0.085, 0.112), (0.085, 0.12), (0.03, 0.14)], black, foot + way * 0.28, way.to_track_quat("Z", "Y").to_euler())
    geometry.tube("genoa", [foot + way * (0.55 + 0.5 * i) + Vector((0.006 * math.sin(i * 2.1), 0, 0)) for i in range(30)], 0.060, materials.fabric("uv strip", (0.055, 0.068, 0.085), 500), smooth=True)
    for side in (-1, 1):
        for y, top in ((MAST - 0.25, 9.0), (MAST + 0.02, 15.5)):
            base = edge(y, 0.12, 0, side)
            geometry.tube("shroud", [base, Vector((side * 0.06, MAST, top))], 0.0045, steel)
            rise = (Vector((side * 0.06, MAST, top)) - base).normalized()
            geometry.tube("turnbuckle", [base + rise * 0.10, base + rise * 0.36], 0.010, steel)


def rails():
    """Stanchions with two wires each side, the pulpit, a towel hung up to dry; the fore hatch."""
    steel, coated = materials.surface("tube", (0.52, 0.515, 0.50), 0.36, 0.9, variation=0.10, grain=90, bump=0), materials.plastic("coated wire", (0.50, 0.50, 0.48), 0.45)
    for side in (-1, 1):
        posts = [-2.4, -0.55, 1.35, 3.2, 5.0, 6.6]
        for y in posts:
            base = edge(y, 0.055, 0.01, side)
            geometry.cylinder("socket", 0.024, 0.06, steel, base, sides=20)
            geometry.tube("stanchion", [base, base + Vector((side * 0.02, 0, 0.635))], 0.0125, steel)
        for level in (0.33, 0.615):
            geometry.tube("wire", [edge(y, 0.055, 0.01 + level, side) + Vector((side * 0.02 * level / 0.62, 0, 0)) for y in posts], 0.0038, coated)
        for y in (6.6, 7.7):
            geometry.tube("leg", [edge(y, 0.055, 0, side), edge(y, 0.055, 0.64, side)], 0.0125, steel)
        track = [edge(y, 0.40, 0.019, side) for y in vehicles.steps(0.4, 2.4, 0.2)]
        vehicles.rail("track", track, materials.black_aluminium(), (0.032, 0.018))
    ring = [edge(y, 0.055, 0.64, -1) for y in (6.6, 7.2, 7.7, 8.1)] + [Vector((0, BOW + 0.1, deck(BOW) + 0.66))] + [edge(y, 0.055, 0.64, 1) for y in (8.1, 7.7, 7.2, 6.6)]
    geometry.tube("pulpit", ring, 0.0135, steel, smooth=True)
    # A towel hung over the upper wire to dry.
    line, terry = edge(0.42, 0.035, 0.632), materials.fabric("towel", (0.045, 0.08, 0.11), 700)

    def towel(u, v):
        down = (0.44 * (1 - 2 * v) if v < 0.5 else 0.33 * (2 * v - 1)) * (1 + 0.05 * u)
        out = (-0.17 if v < 0.5 else 0.12) * down + (-1 if v < 0.5 else 1) * min(0.008, down * 2)
        fold = (0.020 * math.sin(u * 11 + 1.5 * math.sin(v * 4)) + 0.008 * math.sin(u * 29 + v * 3)) * min(1.0, down * 4)
        return line + Vector((out + fold, 0.42 * u * (1 - 0.22 * down) + 0.05 * down, -down + 0.004 - 0.012 * math.sin(u * 5) * down))
    geometry.surface_grid("towel", towel, 50, 60, terry)
    vehicles.hatch((0, 6.05, deck(6.05) - 0.012), (0.46, 0.46), 0.075, (0.035, 0.038, 0.042))


def winches():
    """The starboard winch with the genoa sheet round it, its tail coiled on the seat; a smaller one on the roof; what people left."""
    steel, black = materials.stainless(), materials.black_aluminium()
    sheet, grip = materials.fabric("sheet", (0.37, 0.355, 0.32), 260), materials.plastic("handle grip", (0.02, 0.02, 0.022), 0.5)
    for side in (-1, 1):
        yachts.winch((side * 1.44, -0.40, COAMING - 0.008), 1.12)
    yachts.winch(on(-0.52, 0.17, -0.002), 0.8)
    geometry.box("clutch", (0.042, 0.13, 0.052), black, on(-0.52, 0.46, 0.024), bevel=0.010)
    geometry.box("lever", (0.026, 0.10, 0.012), grip, on(-0.52, 0.43, 0.058), (0.12, 0, 0), 0.005)
    center, level = Vector((1.44, -0.40, 0)), COAMING + 0.045
    turns = [center + Vector((0.0715 * math.cos(a), 0.0715 * math.sin(a), level + 0.0125 * a / 6.283)) for a in (i * 0.22 for i in range(int(3.4 * 28.56)))]
    car = edge(1.55, 0.40, 0.06, 1)
    geometry.box("lead car", (0.05, 0.11, 0.06), black, car - Vector((0, 0, 0.018)), bevel=0.014)
    geometry.tube("sheet", [edge(3.9, 0.50, 0.05), car, turns[0]], 0.0055, sheet)
    geometry.tube("turns", turns, 0.0055, sheet)
    last = turns[-1]
    coil, at = [], Vector((0.93, -0.62, 0))
    for i in range(230):
        turn, loop = i * 0.23, i / 27.3
        wide = 0.125 + 0.022 * math.sin(loop * 2.3) + 0.014 * math.sin(turn * 1.31)
        drift = Vector((0.018 * math.sin(loop * 1.7), 0.022 * math.cos(loop * 1.1), 0))
        coil.append(at + drift + Vector((wide * math.cos(turn), wide * 1.25 * math.sin(turn), SEAT + 0.0065 + 0.0042 * loop + 0.003 * math.sin(turn * 2.2))))
    tail = [coil[0] + Vector((0.06, -0.20, 0)), coil[0] + Vector((-0.10, -0.34, 0)), coil[0] + Vector((-0.25, -0.27, 0))]
    fall = [last, Vector((1.365, -0.43, last.z - 0.01)), Vector((1.27, -0.47, COAMING + 0.004)), Vector((1.235, -0.50, 1.25)), Vector((1.20, -0.52, SEAT + 0.02)), coil[-1] + Vector((0.04, 0.02, 0.008)), coil[-1]]
    geometry.tube("fall", fall, 0.0055, sheet, smooth=True)
    geometry.tube("coil", coil, 0.0055, sheet, smooth=True)
    geometry.tube("tail", [coil[0], *(Vector((p.x, p.y, SEAT + 0.0055)) for p in tail)], 0.0055, sheet, smooth=True)
    top = COAMING + 0.155
    geometry.rounded(geometry.box("winch handle", (0.030, 0.25, 0.014), steel, (1.395, -0.505, top + 0.004), (0, 0, -0.4), 0.005))
    geometry.lathe("grip", [(0.013, 0), (0.017, 0.01), (0.016, 0.06), (0.018, 0.10), (0.012, 0.112)], grip, (1.349, -0.612, top + 0.010), sides=28)
    cup = camping.mug(0.02)
    cup.location, cup.rotation_euler = (0.70, -0.22, SEAT), (0, 0, 2.4)


def coast(dice):
    """A sheltered bay: low hills wooded to the rocks, a few cottages, other boats at their moorings."""
    world.water(0.0, 16000, 0.42, 0.7, HAZE)
    land = world.hills(620, -80, 95, 44, 3, HAZE, color=(0.05, 0.055, 0.034))
    kinds = foliage.grove(6, 4, 11.0, HAZE, 800, conifers=4)
    slope = [v.co.copy() for v in land.data.vertices if v.co.z > 1.2 and -40 < math.degrees(math.atan2(v.co.x, v.co.y)) < 68]
    spots = [p + Vector((dice.uniform(-2, 2), dice.uniform(-4, 4), -0.6)) for p in dice.sample(slope, min(len(slope), 3400))]
    foliage.scatter(kinds, spots, 4, 0.6, 1.3)
    shore = [p for p in slope if 2.0 < p.z < 5.0 and p.length < 560]
    for index, color in enumerate(((0.62, 0.60, 0.55), (0.26, 0.055, 0.035), (0.55, 0.47, 0.34), (0.62, 0.61, 0.58))):
        spot = dice.choice(shore)
        world.building((dice.uniform(8, 12), 7, dice.choice((3.2, 5.6))), 1 + index % 2, color, "gable", (spot.x, spot.y, spot.z - 0.3), dice.uniform(-0.7, 0.2), HAZE, seed=index)
    world.hills(1700, -70, 100, 130, 8, HAZE)
    world.hills(3900, -80, 100, 300, 5, HAZE)
    for x, y, turn, long, color in ((64, 84, 1.15, 10.5, (0.66, 0.66, 0.64)), (150, 165, 1.30, 11.5, (0.03, 0.05, 0.09)), (70, 235, 1.22, 9.0, (0.64, 0.63, 0.60)), (-8, 300, 1.1, 10, (0.60, 0.59, 0.55))):
        props.boat(long, color, location=(x, y, 0), turn=turn, haze=HAZE)


scene.render(build, "yacht-cockpit", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, warmth=0.18)
