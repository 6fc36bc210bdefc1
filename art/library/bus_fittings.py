"""What a bus of buses.py is dressed with: panels, doors, lamps, line display, wheels, and the room that shows through its panes."""
import math

from mathutils import Vector

from . import flats, geometry, light, materials, vehicles
from .buses import AMBER, ARCH, AXLES, BELT, BROW, CORNER, DOORS, FLOOR, HALF, HEAD, LENGTH, PANES, SCREEN, TYRE, WHITE, at, coat, flank, pane, patch, roof_coat, roof_shell, skin

CORNER_END = 0.46                          # where the front corner's pillar ends, along y
FIVE = ("11111", "10000", "11110", "00001", "00001", "10001", "01110")


def body(fields, upper=(0.58, 0.585, 0.575), lower=(0.012, 0.085, 0.088)):
    """The whole shell. fields: where modules lie, see buses.roof_coat()."""
    white, green, black = coat("white lacquer", upper), coat("green lacquer", lower), materials.plastic("black trim", (0.008, 0.008, 0.009), 0.30)
    plastic = coat("bumper", (0.020, 0.020, 0.021))
    glass = pane()
    roof_shell(roof_coat(fields))
    sides(white, green, black, plastic, glass)
    front(white, green, black, plastic)
    for side in (-1, 1):
        geometry.tube("gutter", [skin(at(y, side), BROW + 0.045, 0.004) + Vector((-side * 0.006, 0, 0)) for y in (0.45, 3, 6, 9, LENGTH - 0.25)], 0.011, materials.rubber())
        for axle in AXLES:
            wheel_house(side, axle)
            vehicles.wheel((side * (HALF - 0.175), axle, TYRE), TYRE, 0.29)
    geometry.box("underbody", (2 * HALF - 0.3, LENGTH - 0.9, 0.05), black, (0, LENGTH / 2 + 0.1, FLOOR - 0.01), bevel=0.01)
    tail = (at(LENGTH - 0.55, 1), at(LENGTH - 0.55, 1) + 2.9)
    patch("rear", tail, (FLOOR, BROW), green, -0.002)


def sides(white, green, black, plastic, glass):
    """Panels between doors and arches, bonded panes with posts behind their joints, doors of two leaves at the kerb."""
    lower = {-1: ((1.73, 3.62), (3.62, 5.24), (6.66, 7.86), (7.86, 9.64), (9.64, 10.7), (10.7, LENGTH - 0.2)), 1: ((CORNER_END, 1.73), (1.73, 3.62), (3.62, 5.24), (5.24, 6.66), (6.66, 7.86), (7.86, 9.64), (9.64, LENGTH - 0.2))}
    for side in (-1, 1):
        def span(y0, y1, side=side):
            return tuple(sorted((at(y0, side), at(y1, side))))
        for y0, y1 in lower[side]:
            flank("panel", side, (y0, y1), (FLOOR + 0.19, BELT), green)
            axle = [axle for axle in AXLES if y0 < axle < y1]
            for s0, s1 in ((y0, axle[0] - 0.55), (axle[0] + 0.55, y1)) if axle else ((y0, y1),):
                flank("sill", side, (s0, s1), (FLOOR, FLOOR + 0.19), plastic, -0.004)
            flank("lining", side, (y0, y1), (FLOOR, BELT), black, -0.035, 0.0, 0.01)
        panes = PANES if side < 0 else (PANES[0], PANES[1], (5.24, 6.67), *PANES[2:])
        for y0, y1 in panes:
            patch("side pane", span(y0, y1), (BELT, HEAD), glass, 0.0, 0.004, 0.0)
            for y in (y0, y1):
                patch("post", span(y - 0.05, y + 0.05), (BELT, HEAD), black, -0.03, 0.0, 0.02)
        for y0, y1 in ((CORNER_END, 1.73), (1.73, 3.47), (3.47, 5.23), (5.23, 6.67), (6.67, 8.21), (8.21, 9.74), (9.74, LENGTH - 0.55)):
            patch("brow", span(y0, y1), (HEAD, BROW + 0.004), white, 0.0, 0.002)
        patch("rear quarter", span(11.30, LENGTH - 0.55), (BELT, HEAD), green)
        patch("pillar", span(CORNER_END - 0.27, CORNER_END), (BELT - 0.06, BROW), black, 0.0, 0.002)
        for y in (1.95, 4.4, 7.2, 10.1):
            geometry.box("side marker", (0.014, 0.11, 0.035), materials.paint("marker", (0.50, 0.16, 0.01), 0.15, coat=1.0), (side * (HALF + 0.004), y, 0.70), bevel=0.006)
    patch("door pillar", tuple(sorted((at(CORNER_END), at(DOORS[0][0])))), (FLOOR, HEAD), black, -0.004, 0.0)
    leaves = pane("door pane", border=0.055, mist=0.10)
    steel, yellow = materials.stainless(), materials.paint("grab rail", (0.60, 0.33, 0.01), 0.35)
    for y0, y1 in DOORS:
        middle = (y0 + y1) / 2
        for a, b in ((y0, middle), (middle, y1)):
            ends = tuple(sorted((at(a), at(b))))
            patch("door leaf", ends, (FLOOR + 0.05, HEAD), leaves, -0.022, 0.006, 0.0)
            for z in (FLOOR + 0.02, HEAD - 0.03):
                patch("door rail", ends, (z, z + 0.05), black, -0.030, 0.004, 0.02)
            for y in (a + 0.03, b - 0.03):
                patch("door stile", tuple(sorted((at(y - 0.022), at(y + 0.022)))), (FLOOR + 0.05, HEAD), black, -0.032, 0.0, 0.02)
            y = a + 0.09 if a == middle else b - 0.09
            geometry.tube("door grip", [(-HALF + 0.10, y, 0.75), (-HALF + 0.10, y, 1.65)], 0.014, yellow)
        geometry.box("step edge", (0.07, y1 - y0 - 0.03, 0.012), yellow, (-HALF + 0.055, middle, FLOOR + 0.055), bevel=0.003)
        geometry.box("threshold", (0.03, y1 - y0, 0.06), steel, (-HALF + 0.018, middle, FLOOR + 0.01), bevel=0.006)


def front(white, green, black, plastic):
    """Bumper in three pieces, a panel with lamps, one large screen, the line display above it, wipers, mirrors."""
    edge = CORNER + CORNER_END - 0.35
    for a0, a1 in ((-edge, -0.90), (-0.90, 0.90), (0.90, edge)):
        patch("bumper", (a0, a1), (FLOOR - 0.02, 0.56), plastic, 0.012, 0.003, 0.03, 0.010)
    patch("number plate", (-0.26, 0.26), (0.385, 0.50), materials.paint("plate", (0.55, 0.55, 0.52), 0.35, dirt=0.35), 0.020, 0, 0.006, 0.002)
    patch("front panel", (-0.66, 0.66), (0.56, 1.0), green)
    patch("grille", (-0.46, 0.46), (0.62, 0.74), black, 0.004, 0, 0.008, 0.003)
    for side in (-1, 1):
        def span(a0, a1, side=side):
            return tuple(sorted((side * a0, side * a1)))
        patch("corner", span(0.66, edge), (0.83, 1.0), green)
        patch("below lamp", span(0.66, edge), (0.56, 0.63), green)
        patch("beside lamp", span(1.26, edge), (0.63, 0.83), green)
        lamp(side, span, black)
        patch("screen pillar", span(SCREEN, edge - 0.16), (1.0, BROW), black, 0.0, 0.002)
        vehicles.mirror(tuple(skin(side * 1.02, 2.34)), side, black, arm=0.46)
    screen = pane("windscreen", (0.70, 0.75, 0.74), 0.05, 0.05)
    patch("windscreen", (-SCREEN, SCREEN), (1.0, 2.27), screen, 0.0, 0.004, 0.0)
    patch("scuttle", (-SCREEN, SCREEN), (0.985, 1.02), black, -0.02, 0.0, 0.02)
    patch("display pane", (-SCREEN, SCREEN), (2.27, BROW), pane("display pane", (0.75, 0.75, 0.75), 0.03, 0.0), 0.0, 0.003, 0.0)
    patch("display board", (-SCREEN, SCREEN), (2.26, BROW), materials.plastic("board", (0.004, 0.004, 0.004), 0.8), -0.07, 0.0, 0.01)
    digits(FIVE, lambda u, v: skin(-0.66 + u, 2.345 + v, -0.052), 0.0150)
    for foot, tip, far in ((-0.10, -1.02, 1.30), (0.98, 0.06, 1.26)):
        points = [skin(foot + (tip - foot) * k / 6, 1.05 + (far - 1.05) * (k / 6) ** 1.4, 0.022) for k in range(7)]
        geometry.tube("wiper arm", points[:5], 0.010, black)
        geometry.tube("wiper blade", [skin(tip + 0.52 - 0.95 * k / 8, far - 0.16 + 0.22 * k / 8, 0.012) for k in range(9)], 0.007, black)
        geometry.cylinder("pivot", 0.026, 0.03, black, skin(foot, 1.05, 0.0), (math.pi / 2, 0, 0), bevel=0.006)


def lamp(side, span, black):
    """A recessed cluster under one cover: two round lamps that are on, a strip of daytime light, an indicator."""
    patch("lamp bed", span(0.66, 1.26), (0.63, 0.83), black, -0.06, 0.0, 0.01)
    white, strip = flats.glow("head lamp on", (*WHITE, 1.0), 170.0), flats.glow("daytime lamp", (*WHITE, 1.0), 45.0)
    for material in (white, strip):
        material.cycles.sample_as_light = False
    rim = materials.stainless()
    for a in (0.80, 0.99):
        here = skin(side * a, 0.735, -0.045)
        out = (skin(side * a, 0.735, 0.01) - here).normalized()
        turn = out.to_track_quat("Z", "Y").to_euler()
        geometry.lathe("lamp ring", [(0.078, 0), (0.080, 0.030), (0.072, 0.032), (0.060, 0.008), (0.03, 0.004)], rim, here, turn, 32)
        geometry.lathe("lamp", [(0.001, 0.0), (0.052, 0.004), (0.045, 0.018), (0.001, 0.026)], white, here + out * 0.004, turn, 24)
    patch("daytime lamp", span(0.70, 1.20), (0.648, 0.660), strip, -0.030, 0.0, 0.006, 0.002)
    patch("indicator", span(1.10, 1.22), (0.70, 0.79), materials.paint("indicator", (0.45, 0.17, 0.02), 0.2, coat=1.0), -0.035, 0.0, 0.01)
    patch("lamp cover", span(0.66, 1.26), (0.63, 0.83), materials.glass((0.93, 0.94, 0.94)), 0.0, 0.003, 0.0)
    light.panel("beam", skin(side * 0.9, 0.735, 0.05), (side * 1.0, -14, -0.6), (0.16, 0.10), 55, WHITE, 60)


def digits(rows, place, pitch):
    """A character of amber diodes, two by two for each dot of its pattern."""
    vertices, faces = [], []
    tall = len(rows) * 2
    for row, line in enumerate(rows):
        for column, dot in enumerate(line):
            for k in range(4 if dot == "1" else 0):
                u, v = (column * 2 + k % 2) * pitch, (tall - 1 - row * 2 - k // 2) * pitch
                start = len(vertices)
                vertices += [place(u + pitch * 0.36 * math.cos(t), v + pitch * 0.36 * math.sin(t)) for t in (math.pi * j / 4 for j in range(8))]
                faces.append(tuple(range(start, start + 8)))
    shine = flats.glow("amber diodes", (*AMBER, 1.0), 60.0)
    shine.cycles.sample_as_light = False
    return geometry.link(geometry.mesh_from("digits", vertices, faces), shine)


def wheel_house(side, axle):
    dark, inner = materials.plastic("wheel house", (0.012, 0.011, 0.010), 0.9), side * (HALF - 0.42)
    geometry.surface_grid("tub", lambda u, v: (side * (HALF - 0.01) * (1 - v) + inner * v, axle + (ARCH + 0.004) * math.cos(-0.32 + (math.pi + 0.64) * u), TYRE + (ARCH + 0.004) * math.sin(-0.32 + (math.pi + 0.64) * u)), 28, 1, dark)
    geometry.box("tub wall", (0.02, 2 * ARCH, 0.85), dark, (inner, axle, FLOOR + 0.36), bevel=0)
    lip = [(side * (HALF + 0.002), axle + ARCH * math.cos(t), TYRE + ARCH * math.sin(t)) for t in (-0.30 + (math.pi + 0.60) * k / 28 for k in range(29))]
    geometry.tube("arch lip", lip, 0.013, materials.rubber())


# --- the room ---------------------------------------------------------------------------

def interior():
    """Floor, ceiling with two strips of light, seats in pairs on pedestals, poles and rails, the driver's place. Nobody is in."""
    grey, dark = materials.surface("bus floor", (0.060, 0.062, 0.066), 0.5, variation=0.2, blotch=2, grain=200, dirt=0.3), materials.plastic("inner trim", (0.020, 0.020, 0.022), 0.55)
    pale = materials.surface("inner wall", (0.33, 0.33, 0.32), 0.6, variation=0.08)
    yellow = materials.paint("grab rail", (0.60, 0.33, 0.01), 0.35)
    geometry.box("floor", (2 * HALF - 0.12, LENGTH - 0.5, 0.05), grey, (0, LENGTH / 2 + 0.05, FLOOR + 0.05), bevel=0)
    geometry.box("ceiling", (2 * HALF - 0.35, LENGTH - 0.9, 0.03), pale, (0, LENGTH / 2 + 0.2, 2.50), bevel=0)
    geometry.box("rear wall", (2 * HALF - 0.15, 0.05, 2.1), pale, (0, LENGTH - 0.75, 1.4), bevel=0)
    shine = flats.glow("ceiling strip", (1.0, 0.90, 0.74, 1.0), 26.0)
    shine.cycles.sample_as_light = False
    for x in (-0.62, 0.62):
        for index in range(7):
            y = 1.2 + index * 1.45
            geometry.box("light strip", (0.13, 1.36, 0.03), shine, (x, y + 0.7, 2.475), bevel=0.008)
        geometry.box("air duct", (0.30, LENGTH - 1.6, 0.16), pale, (x * 1.62, LENGTH / 2 + 0.3, 2.40), (0, x * 0.5, 0), 0.03)
        for y in (2.6, 6.2, 9.6):
            lamp_ = light.panel("bus light", (x, y, 2.44), (x, y, 0), (0.14, 3.2), 34, (1.0, 0.88, 0.70), 175)
            lamp_.visible_glossy = False
    model = geometry.join("seat pair", seat(0.0) + seat(0.46))
    model.hide_render = True
    for y in (3.95, 4.70, 7.3, 8.1, 8.9, 9.7, 10.5):
        raised = 0.0 if y < 6.9 else 0.32
        for x in (-1.16, 0.25):
            geometry.instance(model, (x, y, FLOOR + 0.07 + raised))
    geometry.box("podium", (2 * HALF - 0.14, LENGTH - 7.7, 0.32), grey, (0, (LENGTH + 6.4) / 2, FLOOR + 0.22), bevel=0.01)
    for x, y in ((-0.48, 2.15), (-0.95, 1.80), (-0.95, 5.15), (-0.95, 6.75), (0.42, 3.6), (-0.42, 4.35), (0.42, 5.3), (0.42, 6.6), (-0.42, 7.7), (0.42, 8.5), (-0.42, 9.3)):
        geometry.tube("pole", [(x, y, FLOOR + 0.07), (x, y, 2.49)], 0.017, yellow)
        geometry.box("ticket box" if y in (5.15, 2.15) else "stop button", (0.10, 0.07, 0.22) if y in (5.15, 2.15) else (0.04, 0.04, 0.08), yellow if y not in (5.15, 2.15) else dark, (x, y - 0.03, 1.45), bevel=0.012)
    for x in (-0.52, 0.52):
        geometry.tube("rail", [(x, 1.9, 2.22), (x, 10.6, 2.22)], 0.015, yellow)
        for index in range(9):
            y = 2.2 + index * 0.95
            geometry.tube("strap", [(x, y, 2.22), (x, y + 0.01, 2.05)], 0.008, dark)
            geometry.tube("loop", [(x, y - 0.04, 1.93), (x, y, 2.05), (x, y + 0.04, 1.93)], 0.007, dark, closed=True)
    driver(dark, pale, yellow)
    side_display()


def seat(x):
    """One seat of a pair, its window side at x = 0, facing -y."""
    cloth, shell = materials.fabric("seat cloth", (0.030, 0.075, 0.105), 260), materials.plastic("seat shell", (0.10, 0.105, 0.11), 0.45)
    return [geometry.box("cushion", (0.42, 0.42, 0.09), cloth, (x + 0.22, -0.02, 0.44), (-0.08, 0, 0), 0.03, 3),
            geometry.box("rest", (0.42, 0.07, 0.62), cloth, (x + 0.22, 0.20, 0.78), (-0.14, 0, 0), 0.03, 3),
            geometry.box("back", (0.44, 0.04, 0.70), shell, (x + 0.22, 0.245, 0.76), (-0.14, 0, 0), 0.018, 3),
            geometry.box("leg", (0.06, 0.32, 0.40), shell, (x + 0.22, 0.02, 0.20), bevel=0.01),
            geometry.tube("grip", [(x + 0.06, 0.27, 1.10), (x + 0.08, 0.285, 1.16), (x + 0.36, 0.285, 1.16), (x + 0.38, 0.27, 1.10)], 0.013, materials.paint("grab rail", (0.60, 0.33, 0.01), 0.35))]


def driver(dark, pale, yellow):
    """Dashboard under the screen, wheel, seat, a half-high door and a glazed wall behind."""
    geometry.box("dashboard", (2.05, 0.42, 0.24), dark, (0, 0.58, 0.93), (0.18, 0, 0), 0.07, 4)
    geometry.box("console", (0.95, 0.34, 0.18), dark, (0.58, 0.78, 1.02), (0.35, 0, 0), 0.06, 4)
    ring = geometry.tube("wheel", [(0.24 * math.cos(t), 0.24 * math.sin(t), 0) for t in (math.pi * k / 18 for k in range(36))], 0.017, dark, closed=True)
    ring.location, ring.rotation_euler = (0.60, 0.98, 1.12), (0.42, 0, 0)
    geometry.box("spoke", (0.44, 0.06, 0.025), dark, (0.60, 0.98, 1.115), (0.42, 0, 0), 0.01)
    geometry.box("cushion", (0.50, 0.50, 0.13), dark, (0.60, 1.45, 0.86), bevel=0.05, segments=3)
    geometry.box("rest", (0.48, 0.13, 0.80), dark, (0.60, 1.74, 1.26), (-0.16, 0, 0), 0.05, 3)
    geometry.box("pedestal", (0.30, 0.34, 0.50), dark, (0.60, 1.50, 0.56), bevel=0.02)
    geometry.box("cab door", (0.04, 1.05, 0.75), pale, (0.12, 1.35, 0.72), bevel=0.02)
    geometry.box("cab wall", (1.06, 0.04, 0.95), pale, (0.66, 2.05, 0.82), bevel=0.02)
    geometry.box("cab glass", (1.06, 0.008, 1.0), materials.glass((0.7, 0.74, 0.73)), (0.66, 2.05, 1.80), bevel=0)
    geometry.box("ticket reader", (0.16, 0.12, 0.26), dark, (0.05, 0.80, 1.20), (0.2, 0, 0), 0.03, 3)


def side_display():
    """The line number behind the first pane at the kerb."""
    geometry.box("side board", (0.03, 0.80, 0.22), materials.plastic("board", (0.004, 0.004, 0.004), 0.8), (-HALF + 0.085, 2.36, 2.20), bevel=0.004)
    digits(FIVE, lambda u, v: (-HALF + 0.068, 2.62 - u, 2.13 + v), 0.0105)
