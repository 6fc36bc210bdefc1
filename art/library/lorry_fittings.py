"""What lorries.py is dressed with: mirrors, the room behind the panes, and below its box frame, tank, guards, mudguards and wheels."""
import math

from mathutils import Matrix, Vector

from . import cars, fittings, geometry, lorries, materials, studio
from .lorries import BACK, BELT, BROW, CORNER_Y, DEEP, FRONT, HALF


def mirrors(side):
    """A main and a wide-angle mirror on two arms, one for the kerb above the door."""
    plastic, x, y = lorries.lacquer("mirror plastic", (0.030, 0.031, 0.033), 0.55, 0.0), side * (HALF - 0.02), CORNER_Y - 0.02
    out = Vector((side * 0.40, 0.10, 0))
    for z in (2.22, 1.56):
        foot = Vector((x, y, z))
        geometry.tube("mirror arm", [foot, foot + out * 0.5 + Vector((0, 0.03, 0.02)), foot + out * 0.95], 0.017, plastic, smooth=True)
        geometry.box("mirror foot", (0.05, 0.09, 0.12), plastic, foot, bevel=0.015)
    levels = [(0.006, 0.0), (0, 0.006), (0, 0.035), (0.016, 0.070), (0.045, 0.098), (0.085, 0.112)]
    head = Vector((x, y, 0)) + out
    for z, tall in ((2.02, 0.44), (1.66, 0.23)):
        fittings.slab("mirror case", (0.25, tall), 0.06, levels, plastic, head + Vector((0, 0.0, z)), (-math.pi / 2, 0, -side * 0.16))
        geometry.box("mirror glass", (0.20, 0.003, tall - 0.05), materials.stainless(), head + Vector((0, -0.004, z)), (0, 0, -side * 0.16), 0.001)
    if side > 0:
        geometry.rounded(geometry.box("kerb mirror", (0.17, 0.26, 0.09), plastic, (side * (HALF + 0.14), CORNER_Y - 0.35, 2.42), (0, side * 0.2, 0), 0.035, 4))
        geometry.tube("kerb arm", [(side * (HALF - 0.08), CORNER_Y - 0.35, 2.46), (side * (HALF + 0.12), CORNER_Y - 0.35, 2.47)], 0.014, plastic)


def room():
    """Seats, dashboard, wheel, lining; a vest over a seat, papers and a cup behind the screen."""
    black = materials.plastic("cab floor", (0.008, 0.008, 0.009), 0.6)
    lining, trim, cloth = materials.surface("cab lining", (0.045, 0.046, 0.050), 0.9), materials.plastic("dashboard", (0.028, 0.028, 0.030), 0.55), materials.fabric("seat", (0.060, 0.062, 0.068), 300)
    geometry.box("floor", (2 * HALF - 0.16, DEEP - 0.2, 0.06), black, (0, BACK + DEEP / 2 - 0.03, 0.97), bevel=0)
    geometry.box("rear lining", (2 * HALF - 0.10, 0.03, 1.55), lining, (0, BACK + 0.06, 1.75), bevel=0)
    geometry.box("ceiling", (2 * HALF - 0.20, DEEP - 0.62, 0.03), lining, (0, BACK + 0.58, BROW - 0.03), bevel=0)
    geometry.rounded(geometry.box("dashboard", (2 * HALF - 0.24, 0.50, 0.34), trim, (0, FRONT - 0.40, BELT - 0.17), (0.10, 0, 0), 0.08, 4))
    geometry.box("cluster", (0.42, 0.14, 0.12), trim, (-0.56, FRONT - 0.60, BELT + 0.02), bevel=0.04)
    ring = [geometry.tube("wheel", [(0.215 * math.cos(t), 0.215 * math.sin(t), 0) for t in (k * math.pi / 18 for k in range(36))], 0.016, trim, closed=True), geometry.box("spoke", (0.40, 0.06, 0.03), trim, bevel=0.01), geometry.cylinder("boss", 0.07, 0.04, trim, bevel=0.01)]
    for part in ring:
        part.location, part.rotation_euler = (-0.56, FRONT - 0.70, BELT - 0.02), (0.62, 0, 0)
    for x in (-0.56, 0.42, 0.80):
        parts = cars.seat(0, 0, 0, 0.66, 0.48 if x < 0.4 else 0.40)
        for part in parts:
            part.data.materials[0] = cloth if not part.name.startswith("bar") else black
        whole = geometry.join("seat", parts)
        whole.matrix_world = Matrix.Translation((x, BACK + 0.36, 1.26)) @ Matrix.Rotation(math.pi / 2, 4, "Z")
    geometry.rounded(geometry.box("vest", (0.44, 0.16, 0.44), materials.fabric("vest", (0.60, 0.26, 0.01), 160), (0.80, BACK + 0.28, 1.82), (-0.25, 0.06, 0.05), 0.06, 4))
    paper = materials.paint("paper", (0.60, 0.59, 0.55), 0.7)
    for x, turn, z in ((0.16, 0.2, 0.012), (0.20, -0.3, 0.016), (0.62, 0.5, 0.012)):
        geometry.box("papers", (0.22, 0.30, 0.004), paper, (x, FRONT - 0.40, BELT + z), (0.10, 0, turn), 0.001)
    geometry.cylinder("cup", 0.034, 0.11, paper, (-0.10, FRONT - 0.46, BELT), top_radius=0.042, sides=20)


def wheel(location, radius=0.43, width=0.25, twin=False):
    """Commercial tyre with ribs and dusty walls on a steel disc with hand holes and nuts: bulged in front, dished where twin."""
    tyre = materials.surface("lorry tyre", (0.020, 0.0195, 0.019), 0.85, variation=0.25, blotch=4, grain=60, bump=0.4, depth=0.002, dirt=0.55)
    rim, dark = materials.surface("lorry rim", (0.33, 0.335, 0.34), 0.45, 0.55, variation=0.16, blotch=6, grain=80, dirt=0.55), materials.plastic("hole", (0.006, 0.006, 0.006), 0.9)
    side, w, bore = (1 if location[0] > 0 else -1), width / 2, radius * 0.61
    rings = [(bore, -w * 0.8), (bore * 1.06, -w), (radius * 0.86, -w * 1.02), (radius * 0.95, -w * 0.96), (radius, -w * 0.78)]
    for k in range(4):
        t = -w * 0.62 + k * w * 0.36
        rings += [(radius, t), (radius - 0.010, t + 0.004), (radius - 0.010, t + 0.012), (radius, t + 0.016)]
    rings += [(radius, w * 0.78), (radius * 0.97, w * 0.93), (radius * 0.93, w * 0.99), (radius * 0.915, w * 1.005), (radius * 0.80, w * 1.05), (radius * 0.70, w * 1.02), (bore * 1.05, w * 0.94), (bore, w * 0.82)]
    if twin:
        disc = [(bore * 1.01, -w * 0.8), (bore * 1.04, w * 0.90), (bore * 0.985, w * 0.93), (bore * 0.95, w * 0.80), (bore * 0.93, -w * 0.5), (bore * 0.70, -w * 0.55), (bore * 0.64, -w * 0.2), (bore * 0.56, w * 0.10), (bore * 0.40, w * 0.15), (bore * 0.38, w * 0.85), (bore * 0.30, w * 1.0), (0.01, w * 1.02)]
        bolts, holes, level = bore * 0.62, bore * 0.80, -w * 0.55
    else:
        disc = [(bore * 1.01, -w * 0.8), (bore * 1.04, w * 0.90), (bore * 0.985, w * 0.93), (bore * 0.94, w * 0.62), (bore * 0.86, w * 0.58), (bore * 0.66, w * 0.88), (bore * 0.52, w * 0.92), (bore * 0.45, w * 0.80), (bore * 0.36, w * 0.80), (bore * 0.33, w * 1.16), (bore * 0.25, w * 1.26), (0.01, w * 1.28)]
        bolts, holes, level = bore * 0.56, bore * 0.78, w * 0.72
    parts = [geometry.lathe("tyre", rings, tyre, sides=56), geometry.lathe("disc", disc, rim, sides=56)]
    for k in range(10):
        t = k * math.pi / 5
        parts.append(geometry.cylinder("nut", 0.017, 0.034, rim, (math.cos(t) * bolts, math.sin(t) * bolts, (w * 0.12 if twin else w * 0.88)), sides=6, bevel=0.004))
        if k % 2 == 0 or twin:
            parts.append(geometry.lathe("hand hole", [(0.034, -0.004), (0.034, 0.007), (0.030, 0.008), (0.004, 0.0082)], dark, (math.cos(t + 0.3) * holes, math.sin(t + 0.3) * holes, level), (0, 0.0 if twin else 0.30, t + 0.3), 18))
    whole = geometry.join("lorry wheel", parts)
    whole.location, whole.rotation_euler = location, (0.4, side * math.pi / 2, 0)
    return whole


def chassis(length):
    """Below the box of a lorry of lorries.py: ladder frame, tank, air vessels, underrun guard, mudguards with flaps, wheels, tail bar."""
    half, (rear, lead), radius = 1.24, lorries.AXLES, lorries.TYRE
    dark, plastic = materials.surface("chassis", (0.024, 0.023, 0.022), 0.65, variation=0.25, blotch=3, dirt=0.7), lorries.lacquer("mudguard", (0.022, 0.022, 0.023), 0.6, 0.0)
    rail_metal, tank = materials.surface("guard", (0.48, 0.48, 0.47), 0.40, 0.9, variation=0.2, blotch=6, grain=60, bump=0.1, dirt=0.6), materials.surface("tank", (0.42, 0.42, 0.415), 0.36, 0.9, variation=0.14, blotch=4, grain=60, bump=0.08, dirt=0.6)
    for x in (-0.40, 0.40):
        geometry.box("beam", (0.07, length + 1.9, 0.24), dark, (x, length / 2 + 0.9, 0.85), bevel=0.012)
    for side in (-1, 1):
        wheel((side * 1.02, lead, radius), radius)
        for x in (1.08, 0.76):
            wheel((side * x, rear, radius), radius, twin=True)
        arc = [((side * 0.94, rear + 0.525 * math.cos(t), radius + 0.05 + 0.525 * math.sin(t)), (side, 0, 0), (0, math.cos(t), math.sin(t))) for t in (math.pi * (0.02 + 0.96 * k / 24) for k in range(25))]
        geometry.extrude("mudguard", [(-0.28, -0.02), (-0.28, 0.0), (0.28, 0.0), (0.295, -0.012), (0.295, -0.055), (0.283, -0.055), (0.27, -0.02)], arc, plastic, 40, True)
        geometry.box("mud flap", (0.56, 0.014, 0.46), materials.rubber(), (side * 0.94, rear - 0.56, 0.42), (0.06, 0, 0), 0.004)
        for z in (0.52, 0.80):
            geometry.rounded(geometry.box("guard rail", (0.028, lead - rear - 2.60, 0.105), rail_metal, (side * half, (lead + rear) / 2 - 0.55, z), bevel=0.011, segments=3))
        start, end = rear + 0.85, lead - 1.95
        for y in (start + 0.12, (start + end) / 2, end - 0.12):
            geometry.box("guard post", (0.05, 0.07, 0.62), dark, (side * (half - 0.035), y, 0.76), bevel=0.008)
            geometry.box("guard arm", (0.75, 0.05, 0.06), dark, (side * (half - 0.42), y, 0.96), bevel=0.008)
    geometry.rounded(geometry.box("tank", (0.52, 0.98, 0.52), tank, (half - 0.27, lead - 1.30, 0.70), bevel=0.10, segments=6))
    for y in (lead - 1.58, lead - 1.02):
        geometry.rounded(geometry.box("strap", (0.535, 0.05, 0.535), dark, (half - 0.27, y, 0.70), bevel=0.105, segments=6))
    geometry.cylinder("tank cap", 0.055, 0.05, materials.plastic("cap", (0.015, 0.03, 0.10), 0.5), (half - 0.10, lead - 1.20, 0.93), (0, 0.6, 0), bevel=0.01)
    for z in (0.62, 0.86):
        geometry.rounded(geometry.cylinder("air vessel", 0.115, 0.75, dark, (half - 0.55, rear + 1.2, z), (-math.pi / 2, 0, 0), bevel=0.03))
    geometry.box("tail bar", (2.3, 0.10, 0.12), dark, (0, 0.15, 0.50), bevel=0.02)
    behind = length + 0.17
    geometry.box("engine", (0.8, 0.9, 0.45), dark, (0, lorries.BACK + 0.5, 0.75), bevel=0.05)
    geometry.cylinder("intake", 0.11, 1.55, materials.plastic("intake", (0.018, 0.018, 0.019), 0.6), (-0.78, behind, 1.0), bevel=0.03)
    for k, tone in enumerate(((0.30, 0.02, 0.015), (0.35, 0.25, 0.02), (0.015, 0.015, 0.016))):
        studio.cable([(0.2 + k * 0.09, length + 0.01, 1.30), (0.22 + k * 0.1, behind, 1.02 - k * 0.04), (0.3 + k * 0.05, lorries.BACK, 1.25)], 0.012, tone)
