"""A bicycle that is in daily use, for the middle distance: parked in a stand or hung on a vehicle's rear rack."""
import math

from . import geometry, materials

REAR, FRONT, AXLE = (-0.52, 0.0, 0.34), (0.55, 0.0, 0.34), 0.34
CRANK, SEAT, HEAD, CROWN = (-0.06, 0.0, 0.29), (-0.21, 0.0, 0.80), (0.35, 0.0, 0.90), (0.41, 0.0, 0.72)


def circle(center, radius, count=40, start=0.0, sweep=2 * math.pi):
    return [(center[0] + radius * math.cos(start + sweep * i / count), center[1], center[2] + radius * math.sin(start + sweep * i / count)) for i in range(count + 1)]


def wheel(center, tyre, metal):
    parts = [geometry.tube("tyre", circle(center, 0.325)[:-1], 0.018, tyre, closed=True, resolution=2),
             geometry.tube("rim", circle(center, 0.300)[:-1], 0.010, metal, closed=True, resolution=1),
             geometry.cylinder("hub", 0.022, 0.09, metal, (center[0], center[1] + 0.045, center[2]), (math.pi / 2, 0, 0), sides=12)]
    for spoke in range(18):
        turn = spoke * 2 * math.pi / 18
        tip = (center[0] + 0.30 * math.cos(turn), center[1], center[2] + 0.30 * math.sin(turn))
        parts.append(geometry.tube("spoke", [(center[0], center[1] + (0.03 if spoke % 2 else -0.03), center[2]), tip], 0.0014, metal, resolution=0))
    return parts


def bicycle(color=(0.03, 0.05, 0.06), basket=False, straight=False, dirt=0.25):
    """Front towards +x, wheels on z = 0. basket: of wire, in front; straight: a flat handlebar."""
    paint, black = materials.paint("bicycle", color, 0.32, dirt=dirt, coat=0.5), materials.plastic("bicycle parts", (0.014, 0.014, 0.015), 0.5)
    metal, tyre = materials.aluminium(0.34), materials.surface("bicycle tyre", (0.020, 0.020, 0.020), 0.8, variation=0.3, grain=120, dirt=dirt)
    parts = wheel(REAR, tyre, metal) + wheel(FRONT, tyre, metal)

    def bar(points, radius, material=paint, smooth=False):
        parts.append(geometry.tube("bar", points, radius, material, smooth=smooth, resolution=2))
    bar([CRANK, SEAT], 0.016)
    bar([CRANK, CROWN], 0.018)
    bar([(-0.17, 0, 0.66), HEAD], 0.016)
    bar([CROWN, HEAD], 0.019)
    for side in (-1, 1):
        y = side * 0.055
        bar([(CRANK[0], side * 0.03, CRANK[2]), (REAR[0], y, REAR[2])], 0.010)
        bar([(SEAT[0] + 0.02, side * 0.012, SEAT[2] - 0.06), (REAR[0], y, REAR[2])], 0.008)
        bar([(CROWN[0], side * 0.02, CROWN[2]), (0.45, y, 0.60), (FRONT[0], y, FRONT[2])], 0.011, smooth=True)
        bar([(REAR[0] - 0.02, y, REAR[2]), (REAR[0] - 0.03, side * 0.07, 0.72)], 0.005, black)
        bar([(-0.26, side * 0.07, 0.72), (-0.74, side * 0.07, 0.72)], 0.006, black)
        turn = 0.0 if side < 0 else math.pi
        foot = (CRANK[0] + 0.17 * math.cos(turn + 0.5), side * 0.09, CRANK[2] + 0.17 * math.sin(turn + 0.5))
        bar([(CRANK[0], side * 0.07, CRANK[2]), foot], 0.009, metal)
        parts.append(geometry.box("pedal", (0.09, 0.08, 0.022), black, (foot[0], foot[1] + side * 0.045, foot[2]), bevel=0.006))
    for center, start, sweep in ((REAR, 0.35, 2.7), (FRONT, 0.75, 2.2)):
        bar(circle(center, 0.352, 24, start, sweep), 0.016, black)
    for x in (-0.30, -0.44, -0.58, -0.72):
        bar([(x, -0.07, 0.72), (x, 0.07, 0.72)], 0.005, black)
    bar([SEAT, (SEAT[0] - 0.035, 0, 0.93)], 0.012, metal)
    saddle = geometry.surface_grid("saddle", lambda u, v: (-0.39 + 0.27 * u, (0.085 * (1 - u) ** 1.3 + 0.022) * math.cos(math.pi * v), 0.945 + 0.03 * math.sin(math.pi * v) - 0.012 * math.sin(math.pi * u)), 14, 12, black)
    parts.append(saddle)
    top = (0.335, 0, 0.99)
    bar([HEAD, top], 0.013, metal)
    grips = [(0.12, -0.29, 1.06), (0.26, -0.27, 1.07), (0.37, -0.12, 1.03), top, (0.37, 0.12, 1.03), (0.26, 0.27, 1.07), (0.12, 0.29, 1.06)]
    if straight:
        grips = [(0.30, -0.32, 1.0), (0.35, -0.14, 0.995), top, (0.35, 0.14, 0.995), (0.30, 0.32, 1.0)]
    bar(grips, 0.011, metal, True)
    for side in (0, -1):
        bar([grips[side], tuple(a + (b - a) * (0.75 if straight else 0.9) for a, b in zip(grips[side], grips[1 if side == 0 else -2]))], 0.016, black)
    parts.append(geometry.cylinder("chain ring", 0.085, 0.006, metal, (CRANK[0], -0.05, CRANK[2]), (math.pi / 2, 0, 0), sides=28))
    parts.append(geometry.box("chain guard", (0.50, 0.012, 0.06), black, (-0.29, -0.055, 0.335), (0, 0.08, 0), 0.01))
    parts.append(geometry.lathe("lamp", [(0.02, 0), (0.03, 0.02), (0.032, 0.06), (0.028, 0.065)], black, (0.44, 0, 0.80), (0, math.pi / 2, 0), 16))
    parts.append(geometry.box("rear lamp", (0.015, 0.09, 0.04), materials.paint("reflector", (0.28, 0.01, 0.008), 0.15, coat=1.0), (-0.76, 0, 0.70), bevel=0.006))
    if basket:
        for z in (0.86, 0.94, 1.02, 1.08):
            wide, half = 0.15 + 0.25 * (z - 0.86), 0.17 + 0.1 * (z - 0.86)
            bar([(0.47, -half, z), (0.47 + 2 * wide, -half, z), (0.47 + 2 * wide, half, z), (0.47, half, z), (0.47, -half, z)], 0.004, black)
        for index in range(14):
            share = index / 13
            x, y = (0.47 + 0.30 * share, -0.17) if index % 2 else (0.47 + 0.30 * share, 0.17)
            bar([(x, y, 0.86), (x + 0.03 * share, y * 1.13, 1.08)], 0.0025, black)
            bar([(0.47 + 0.30 * (index % 2), (share - 0.5) * 0.34, 0.86), (0.47 + 0.41 * (index % 2), (share - 0.5) * 0.38, 1.08)], 0.0025, black)
        parts.append(geometry.box("basket floor", (0.30, 0.33, 0.006), black, (0.62, 0, 0.86), bevel=0.002))
    return geometry.join("bicycle", parts)


def carrier(tail):
    """Two bicycles across the tail of a car that faces +y, on a carrier with lamps and a plate; tail: x and y of its end."""
    x, y = tail
    dark, lamp = materials.black_aluminium(), materials.paint("carrier lamp", (0.30, 0.010, 0.008), 0.15, coat=1.0)
    for step, (color, straight) in enumerate((((0.012, 0.045, 0.060), True), ((0.20, 0.035, 0.012), False))):
        bike = bicycle(color, straight=straight)
        bike.location, bike.rotation_euler = (x + (0.06 if step else -0.04), y - 0.20 - step * 0.22, 0.56), (0, 0, math.pi if step else 0.0)
        geometry.box("rail", (1.36, 0.07, 0.03), dark, (x, y - 0.20 - step * 0.22, 0.565), bevel=0.01)
    for along in (-0.18, 0.18):
        geometry.tube("carrier", [(x + along, y + 0.05, 0.50), (x + along, y - 0.52, 0.54)], 0.018, dark)
    geometry.tube("hoop", [(x - 0.18, y - 0.08, 0.54), (x - 0.16, y - 0.10, 1.24), (x + 0.16, y - 0.10, 1.24), (x + 0.18, y - 0.08, 0.54)], 0.016, dark, smooth=True)
    geometry.box("lamp bar", (1.10, 0.05, 0.15), dark, (x, y - 0.54, 0.58), bevel=0.02)
    geometry.box("plate", (0.52, 0.006, 0.11), materials.paint("plate", (0.50, 0.50, 0.47), 0.4), (x, y - 0.568, 0.58), bevel=0.002)
    for side in (-1, 1):
        geometry.box("lamp", (0.16, 0.02, 0.11), lamp, (x + side * 0.44, y - 0.565, 0.58), bevel=0.01)
