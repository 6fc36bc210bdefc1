"""A motorhome with off-grid modules bonded to its roof: its rear at y = 0, its front towards +y, standing on z = 0."""
import math

from . import geometry, materials, vehicles

LENGTH, HALF, FLOOR, TOP = 6.9, 1.15, 0.42, 2.85
CAMBER = 0.045                         # from the middle of the roof to its edge
SLOPE_FROM, SLOPE_RADIUS = 5.0, 3.6    # the front of the roof curves down


def roof(x, y):
    bend = max(0.0, y - SLOPE_FROM)
    return TOP - CAMBER * (x / HALF) ** 2 - bend * bend / (2 * SLOPE_RADIUS)


def body():
    """Living space, bonnet, windows, awning, ladder."""
    paint, dark = vehicles.white_paint(0.10), materials.plastic("trim", (0.03, 0.031, 0.033), 0.45)
    metal = materials.aluminium(0.38)

    def shape(y):
        narrow = 0.05 * max(0.0, (y - 5.4) / 1.5) ** 2
        return vehicles.section(HALF - narrow, FLOOR, lambda x: roof(x, y), 0.11, 0.015)
    vehicles.body("body", shape, vehicles.steps(0.0, LENGTH, 0.1), paint, 0.10, 0.16)
    # Bonnet and screen in front of the living space.
    vehicles.body("bonnet", lambda y: vehicles.section(0.98, FLOOR, lambda x: 1.36 - 0.12 * x * x - 0.16 * (y - LENGTH), 0.16, 0.04),
                  vehicles.steps(LENGTH - 0.2, LENGTH + 0.85, 0.2), paint, 0.02, 0.2)
    for side in (-1, 1):
        edge = [(side * (HALF - 0.075), y, roof(HALF - 0.075, y) + 0.004) for y in vehicles.steps(0.12, LENGTH - 0.25, 0.1)]
        vehicles.rail("edge", edge, metal, (0.045, 0.026))
        vehicles.windows(side * (HALF + 0.000), [(0.7, 1.7), (2.4, 3.3)], 1.55, 2.15, 0.006)
        vehicles.windows(side * (HALF - 0.01), [(5.3, 6.4)], 1.45, 2.0, 0.01)
        geometry.box("skirt", (0.02, LENGTH - 0.6, 0.20), dark, (side * (HALF - 0.005), LENGTH / 2, FLOOR + 0.12), bevel=0.008)
        vehicles.mirror((side * (HALF - 0.05), LENGTH - 0.25, 1.65), side)
        for y in (1.55, LENGTH - 0.3):
            vehicles.wheel((side * (HALF - 0.16), y, 0.36))
    # The rear wall, with a window, lamps and a number plate.
    geometry.box("rear wall", (2 * HALF - 0.26, 0.05, TOP - FLOOR - 0.34), paint, (0, -0.11, (TOP + FLOOR) / 2 - 0.06), bevel=0.02)
    geometry.box("rear window", (0.95, 0.02, 0.52), materials.plastic("pane", (0.012, 0.014, 0.016), 0.06), (-0.35, -0.14, 1.95), bevel=0.03, segments=3)
    geometry.box("number plate", (0.52, 0.012, 0.11), materials.paint("number plate", (0.6, 0.6, 0.58), 0.4), (0, -0.14, 0.78), bevel=0.004)
    for side in (-1, 1):
        geometry.box("tail lamp", (0.11, 0.03, 0.42), materials.paint("tail lamp", (0.30, 0.008, 0.006), 0.18, coat=1.0), (side * (HALF - 0.24), -0.14, 0.95), bevel=0.02, segments=3)
    # Awning in its case along the left side, with end caps.
    awning = [(-HALF - 0.065, y, TOP - 0.20) for y in (0.5, 2.0, 4.6)]
    vehicles.rail("awning", awning, materials.paint("case", (0.56, 0.57, 0.57), 0.38, 0.12), (0.125, 0.13))
    for y in (0.49, 4.61):
        geometry.box("cap", (0.13, 0.05, 0.137), dark, (-HALF - 0.065, y, TOP - 0.20), bevel=0.02)
    # Rear ladder, its top bent over the roof edge.
    for x in (0.42, 0.78):
        geometry.tube("stile", [(x, -0.14, 0.9), (x, -0.14, TOP - 0.05), (x, -0.08, TOP + 0.10), (x, 0.12, TOP + 0.13), (x, 0.30, roof(x, 0.3) + 0.02)], 0.014, metal, smooth=True)
    for z in (1.1, 1.4, 1.7, 2.0, 2.3, 2.6):
        geometry.tube("rung", [(0.42, -0.14, z), (0.78, -0.14, z)], 0.012, metal)


def modules():
    """Six of them, two over the slope of the front."""
    bead, surface = vehicles.sealant((0.36, 0.36, 0.35)), vehicles.over(roof)
    for x in (-0.555, 0.555):
        for y in (1.30, 3.02):
            if x > 0 and y < 2:
                y += 0.12    # leaves room for the ladder's feet
            vehicles.lay("off-grid", surface, (x, y + (0.12 if x > 0 and y > 2 else 0)), bead=bead, dust=0.04, backsheet="white")
        vehicles.lay("off-grid", surface, (x, 5.52), bead=bead, dust=0.03, backsheet="white")


def fittings():
    """Hatches, vents, cables and their gland."""
    vehicles.hatch((0.02, 4.33, roof(0, 4.3) - 0.004), (0.72, 0.42), 0.15, (0.10, 0.105, 0.11))
    vehicles.hatch((0.78, 4.32, roof(0.78, 4.3)), (0.30, 0.30), 0.10, (0.55, 0.56, 0.55), tilt=(0, 0.04))
    mushroom = materials.plastic("vent", (0.60, 0.60, 0.58), 0.4)
    for x, y in ((-0.80, 4.24), (-0.72, 4.48)):
        geometry.lathe("vent", [(0.075, 0), (0.07, 0.01), (0.045, 0.015), (0.045, 0.045), (0.085, 0.05), (0.085, 0.06), (0.06, 0.085), (0.01, 0.092)], mushroom, (x, y, roof(x, y)))
    vehicles.gland((0.0, 3.84, roof(0, 3.8)), math.pi)
    vehicles.mast((-0.02, 4.82, roof(0, 4.8)), 0.35)
    for side in (-1, 1):
        # Leads come out from under the inner edge and run to the gland.
        points = [(side * 0.158, 1.2), (side * 0.05, 1.5), (side * 0.024, 2.3), (side * 0.030, 3.0), (side * 0.028, 3.55), (side * 0.028, 3.80)]
        vehicles.cable([(x, y, roof(x, y) + 0.006) for x, y in points])
    vehicles.cable([(x, y, roof(x, y) + 0.006) for x, y in ((-0.158, 4.9), (-0.11, 4.75), (-0.52, 4.55), (-0.50, 4.1), (-0.2, 3.96), (-0.03, 3.92))])
