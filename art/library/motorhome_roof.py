"""The roof of motorhome.py as one sees it from above, some seasons old: dirt along every edge, sealant, seams, trunking, roof lights, mirrors."""
import math
import random

import bpy
from mathutils import Vector

from . import fittings, geometry, materials, module, motorhome, vehicles, weather
from .nodes import Graph

HALF, LENGTH = motorhome.HALF, motorhome.LENGTH
SHEET = HALF - 0.095                       # half the width of the roof's sheet: it ends under the edge rail
SEAMS = (0.20, 4.63)                       # y of the strips over its joints
LIGHT, VENT = (0.02, 4.28, 0.78, 0.50), (0.78, 4.30, 0.40, 0.40)     # roof light and vent: middle, size
DUCT = (0.86, 3.74)
SOCKET = (0.0, 3.83, 0.19, 0.17)           # where the trunking goes in
MODULES = [(side * 0.555, y + (0.12 if side > 0 else 0.0)) for side in (-1, 1) for y in (1.30, 3.02)] + [(-0.555, 5.52), (0.555, 5.52)]


def top(x, y):
    """The face of the sheet."""
    return motorhome.roof(x, y) + 0.0022


def on_module(x, y):
    """The face of a module above it."""
    return top(x, y) + 0.0015 + module.THICKNESS


def dress(seed=0):
    """Call it after motorhome.body(), instead of its modules() and fittings()."""
    dice = random.Random(seed)
    wide, long = module.FORMATS["off-grid"]["size"]
    areas = [(x, y, wide, long) for x, y in MODULES] + [LIGHT, VENT, SOCKET, (0.0, sum(DUCT) / 2, 0.05, DUCT[1] - DUCT[0]), (-0.80, 4.20, 0.15, 0.15), (-0.70, 4.46, 0.15, 0.15)]
    areas += [(0, y, 2.4, 0.03) for y in SEAMS]
    geometry.surface_grid("sheet", lambda u, v: ((2 * u - 1) * SHEET, 0.11 + (LENGTH - 0.30) * v, top((2 * u - 1) * SHEET, 0.11 + (LENGTH - 0.30) * v)), 40, 140, sheet(areas))
    seams(dice)
    panels(dice)
    leads(dice)
    lights()
    mirrors()


def sheet(areas):
    """White reinforced plastic in world metres: road film, silt where water stood, runs to the sides, green in the corners."""
    graph = Graph("roof sheet")
    m, place = graph.math, graph.place("world")
    split = graph.node("ShaderNodeSeparateXYZ")
    graph.links.new(place, split.inputs[0])
    x, y = split.outputs["X"], split.outputs["Y"]
    cloud, patch = graph.noise(place, 0.8, 5, 0.6), graph.noise(place, 3.4, 8, 0.70, 0.5)
    fine, grain = graph.noise(place, 36, 6, 0.72), graph.noise(place, 190, 3, 0.6)
    shade = graph.node("ShaderNodeHueSaturation", Color=(0.600, 0.592, 0.560), Value=graph.smooth(cloud, 0.3, 0.7, 0.94, 1.05, "LINEAR")).outputs[0]
    film = m("MULTIPLY", graph.smooth(patch, 0.32, 0.72, 0.06, 0.46), graph.smooth(fine, 0.30, 0.65, 0.45, 1.0))
    shade = graph.mix(film, shade, (0.235, 0.215, 0.175))
    # Water runs from the middle to the rails, and along the vehicle behind whatever stands up.
    aside = graph.smooth(graph.noise(graph.scaled(place, (1.1, 30, 1)), 1.0, 6, 0.68), 0.50, 0.72)
    aside = m("MULTIPLY", aside, graph.smooth(m("ABSOLUTE", x), 0.15, 0.95))
    behind = m("MULTIPLY", graph.smooth(graph.noise(graph.scaled(place, (34, 0.8, 1)), 1.0, 6, 0.68), 0.50, 0.70), graph.smooth(cloud, 0.40, 0.58))
    runs = m("MULTIPLY", m("MAXIMUM", aside, m("MULTIPLY", behind, 0.85)), graph.smooth(fine, 0.28, 0.6, 0.55, 1.0))
    shade = graph.mix(m("MULTIPLY", runs, 0.52), shade, (0.150, 0.135, 0.105))
    uneven = m("MULTIPLY", m("SUBTRACT", fine, 0.5), 0.030)
    apart = fittings.around(graph, x, y, areas)
    halo = m("MULTIPLY", graph.smooth(m("ADD", apart, m("MULTIPLY", m("SUBTRACT", patch, 0.5), 0.16)), 0.13, 0.0), 0.34)
    close = m("MULTIPLY", graph.smooth(m("ADD", apart, uneven), 0.030, 0.004), graph.smooth(patch, 0.28, 0.62, 0.35, 0.85))
    edge = m("SUBTRACT", SHEET, m("ABSOLUTE", x))
    rail = m("MULTIPLY", graph.smooth(m("ADD", edge, m("MULTIPLY", uneven, 1.6)), 0.075, 0.004), graph.smooth(patch, 0.26, 0.60, 0.40, 0.90))
    shade = graph.mix(m("MULTIPLY", halo, graph.smooth(fine, 0.28, 0.62, 0.5, 1.0)), shade, (0.180, 0.163, 0.130))
    shade = graph.mix(close, shade, (0.092, 0.082, 0.062))
    shade = graph.mix(rail, shade, graph.mix(graph.smooth(cloud, 0.42, 0.56), (0.085, 0.076, 0.058), (0.062, 0.068, 0.036)))
    # Puddles leave rims of silt, drops their spots.
    shore = m("ADD", graph.noise(place, 2.7, 3, 0.5), m("MULTIPLY", fine, 0.012))
    silt = m("MAXIMUM", graph.smooth(m("ABSOLUTE", m("SUBTRACT", shore, 0.555)), 0.010, 0.001), m("MULTIPLY", graph.smooth(shore, 0.555, 0.59), 0.32))
    shade = graph.mix(m("MULTIPLY", silt, graph.smooth(fine, 0.3, 0.6, 0.25, 0.62)), shade, (0.190, 0.172, 0.138))
    specks = graph.smooth(graph.noise(place, 58, 3, 0.5), 0.665, 0.700, 0.0, 0.75)
    shade = graph.mix(specks, shade, (0.070, 0.060, 0.044))
    hair = m("MULTIPLY", graph.smooth(graph.noise(graph.scaled(place, (330, 6, 1), rotation=(0, 0, 0.12)), 1.0, 2, 0.5, 0.15), 0.70, 0.77, 0.0, 0.4), graph.smooth(patch, 0.46, 0.58))
    shade = graph.mix(hair, shade, (0.110, 0.105, 0.095))
    dull = m("MAXIMUM", m("MAXIMUM", close, rail), m("MAXIMUM", film, m("MULTIPLY", runs, 0.6)))
    slow = graph.bump(graph.noise(place, 1.7, 2, 0.4), 1.0, 0.0022)
    graph.set(Base_Color=shade, Roughness=m("ADD", graph.smooth(cloud, 0.3, 0.7, 0.30, 0.38), m("MULTIPLY", dull, 0.40)), Specular=0.45, Normal=graph.bump(grain, 0.25, 0.0003, slow))
    return graph.material


def seams(dice):
    """Strips with screws over the joints of the sheet; sealant beside them and along the edge rails."""
    metal, grey = materials.surface("strip", (0.50, 0.50, 0.49), 0.42, 0.6, variation=0.12, blotch=6, grain=120, bump=0.05, dirt=0.45), vehicles.sealant((0.36, 0.35, 0.325))
    for y in SEAMS:
        outline = [(-0.018, 0.0), (-0.016, 0.0030), (0.016, 0.0030), (0.018, 0.0)]
        geometry.extrude("strip", outline, [((x, y, top(x, y)), (0, 1, 0), (0, 0, 1)) for x in vehicles.steps(-SHEET, SHEET, 0.1)], metal, 30, True)
        for side in (-1, 1):
            geometry.tube("sealant", [(x, y + side * (0.0195 + dice.gauss(0, 0.0007)), top(x, y) + 0.0006) for x in vehicles.steps(-SHEET, SHEET, 0.03)], 0.0048, grey, resolution=2)
        fittings.screws([(x, y) for x in vehicles.steps(-0.96, 0.96, 0.12)], lambda a, b: top(a, b) + 0.003, 0.0055)
    for side in (-1, 1):
        geometry.tube("sealant", [(side * (SHEET - 0.0015 + dice.gauss(0, 0.0009)), y, top(SHEET, y) + 0.001) for y in vehicles.steps(0.13, LENGTH - 0.24, 0.03)], 0.0060, grey, resolution=2)
    # Screws of the rails, under a strip that has been on for years.
    strip = materials.surface("cover strip", (0.055, 0.055, 0.054), 0.5, variation=0.18, blotch=9, grain=300, bump=0.15, dirt=0.5)
    for side in (-1, 1):
        vehicles.rail("cover strip", [(side * (HALF - 0.075), y, motorhome.roof(HALF - 0.075, y) + 0.0165) for y in vehicles.steps(0.13, LENGTH - 0.26, 0.1)], strip, (0.020, 0.006))


def panels(dice):
    """Six modules, bonded flat, two of them over the slope of the front; each has been washed by other rains."""
    adhesive, surface = vehicles.sealant((0.33, 0.325, 0.31)), vehicles.over(top)
    for x, y in MODULES:
        vehicles.lay("off-grid", surface, (x, y), bead=adhesive, dust=0.105, backsheet="white", seed=dice.randint(0, 9), lift=0.0015)


def leads(dice):
    """From a junction box at the inner edge of each module into the trunking, and through the roof at its front end."""
    inlets = []
    for x, y in MODULES[:4]:
        side = math.copysign(1, x)
        box = (x - side * 0.3765, y - 0.10 + dice.uniform(-0.02, 0.02))
        for end, start in zip((-1, 1), fittings.junction(box, math.pi / 2, on_module)):
            entry = box[1] + end * (0.185 + dice.uniform(0, 0.03))
            inlets.append((entry, side))
            drift = dice.uniform(-0.006, 0.006)
            course = [(box[0] - side * (0.012 + drift), start.y + end * 0.040), (side * (0.125 + drift), start.y + end * 0.075), (side * (0.078 + drift), entry - end * 0.006)]
            fittings.lead(start, course, top, (side * 0.030, entry, top(0, entry) + 0.0115), clip=1)
    fittings.duct(0.0, DUCT, top, inlets=inlets)
    for x in (-0.555, 0.555):
        # The front pair goes in from the other side of the roof light.
        side = math.copysign(1, x)
        box = (x - side * 0.3765, 4.93)
        starts = fittings.junction(box, math.pi / 2, on_module)
        fittings.lead(starts[0], [(side * 0.14, 4.83), (side * 0.09, 4.76), (side * 0.02, 4.72)], top, (side * 0.016, 4.690, top(0, 4.69) + 0.016), clip=1)
    for x, y, wide, long in (SOCKET, (0.0, 4.715, 0.12, 0.10)):
        white = materials.surface("housing", (0.57, 0.565, 0.54), 0.40, variation=0.06, blotch=4, grain=300, bump=0.06, dirt=0.3)
        fittings.slab("housing", (wide, long), 0.035, [(0, 0), (0, 0.006), (0.003, 0.009), (0.016, 0.010), (0.022, 0.030), (0.028, 0.038), (0.038, 0.041)], white, (x, y, top(x, y)))
        fittings.bead((wide + 0.004, long + 0.004), top, (x, y), vehicles.sealant((0.40, 0.39, 0.365)), 5, 0.0055, 0.036)


def roof_light(place, tall, tint, hinges=True):
    """A roof light with a bulged double pane: flange, upstand, rim of the pane, hinges, catches, sealant."""
    x, y, wide, long = place
    frame = materials.surface("hatch frame", (0.54, 0.535, 0.50), 0.42, variation=0.08, blotch=5, grain=300, bump=0.08, depth=0.0002, dirt=0.42)
    pane = materials.surface("acrylic", tint, 0.13, specular=0.5, variation=0.07, blotch=5, grain=220, bump=0.02, dirt=0.28)
    grey, black = vehicles.sealant((0.38, 0.37, 0.345)), materials.plastic("catch", (0.03, 0.03, 0.03), 0.5)
    z = top(x, y)
    fittings.slab("flange", (wide, long), 0.045, [(0, -0.004), (0, 0.008), (0.003, 0.011), (0.030, 0.012), (0.034, tall * 0.55), (0.040, tall * 0.58)], frame, (x, y, z))
    fittings.slab("seal", (wide - 0.055, long - 0.055), 0.05, [(0, tall * 0.54), (0, tall * 0.66)], materials.rubber(), (x, y, z))
    low, reach = tall * 0.64, min(wide, long) * 0.34
    fittings.slab("pane", (wide - 0.030, long - 0.030), 0.06, [(0.004, low - 0.006), (0, low - 0.002), (0, low + 0.004), (0.003, low + 0.007), (0.030, low + 0.008)]
                  + [(0.030 + inset, height) for inset, height in fittings.dome(reach, low + 0.009, tall)], pane, (x, y, z))
    fittings.bead((wide + 0.006, long + 0.006), top, (x, y), grey, int(x * 100), 0.0080, 0.048)
    fittings.screws([(x + sx * (wide / 2 - 0.016), y + sy * (long / 2 - 0.07 - 0.1 * k)) for sx in (-1, 1) for sy in (-1, 1) for k in range(2 if long > 0.45 else 1)], lambda a, b: z + 0.011, 0.0055)
    if hinges:
        for side in (-1, 1):
            geometry.box("hinge", (0.085, 0.045, 0.022), black, (x + side * wide * 0.28, y + long / 2 - 0.026, z + low - 0.004), bevel=0.008)
            geometry.box("catch", (0.040, 0.026, 0.016), black, (x + side * wide * 0.30, y - long / 2 + 0.022, z + low - 0.006), bevel=0.005)


def lights():
    roof_light(LIGHT, 0.125, (0.085, 0.088, 0.092))
    roof_light(VENT, 0.105, (0.47, 0.465, 0.43))
    cap = materials.surface("vent cap", (0.56, 0.55, 0.52), 0.45, variation=0.08, blotch=8, grain=200, bump=0.1, dirt=0.45)
    for x, y in ((-0.80, 4.20), (-0.70, 4.46)):
        rings = [(0.078, -0.003), (0.076, 0.006), (0.050, 0.012), (0.046, 0.045), (0.086, 0.050), (0.090, 0.056), (0.086, 0.066), (0.060, 0.086), (0.020, 0.094)]
        geometry.lathe("vent", rings, cap, (x, y, top(x, y)), sides=40)
        geometry.lathe("sealant", [(0.084, -0.001), (0.083, 0.003), (0.079, 0.006), (0.07, 0.006)], vehicles.sealant((0.38, 0.37, 0.345)), (x, y, top(x, y)), sides=40)
    vehicles.mast((-0.42, 4.30, top(-0.42, 4.3)), 0.36)
    geometry.lathe("base", [(0.046, 0), (0.044, 0.003), (0.036, 0.005)], vehicles.sealant((0.38, 0.37, 0.345)), (-0.42, 4.30, top(-0.42, 4.3)))


def mirrors():
    """Mirrors on two arms with a foot on the wall, in place of those that motorhome.body() makes; their glass looks aft."""
    without("mirror", "arm")
    black, glass = materials.surface("mirror case", (0.020, 0.020, 0.021), 0.46, variation=0.12, blotch=6, grain=300, bump=0.08, dirt=0.18), materials.surface("mirror", (0.50, 0.53, 0.56), 0.04, 1.0, variation=0.02, bump=0)
    for side in (-1, 1):
        foot, head = Vector((side * (HALF - 0.035), LENGTH - 0.42, 1.98)), Vector((side * (HALF + 0.27), LENGTH - 0.30, 1.78))
        geometry.box("mirror foot", (0.035, 0.11, 0.20), black, foot, bevel=0.014, segments=3)
        for lift, out in ((0.05, 0.0), (-0.05, 0.0)):
            geometry.tube("mirror arm", [foot + Vector((0, 0, lift)), foot.lerp(head, 0.45) + Vector((0, 0.02, 0.08 + lift * 0.8)), head + Vector((-side * 0.03, out, 0.15 + lift * 0.5))], 0.017, black, smooth=True)
        turn = side * 0.22
        case = fittings.slab("mirror case", (0.23, 0.42), 0.07, [(0.006, 0.0), (0, 0.006), (0, 0.030), (0.018, 0.062), (0.050, 0.085), (0.085, 0.093)], black, head, (-math.pi / 2, 0, turn))
        case.name = "mirror case"
        for y, tall in ((0.055, 0.245), (-0.130, 0.095)):
            spot = head + Vector((0, 0, y)) + Vector((math.sin(turn), -math.cos(turn), 0)) * 0.0015
            geometry.box("mirror glass", (0.185, 0.003, tall), glass, spot, (0, 0, turn), 0.001)


def leaves(count, dice):
    """Last autumn's leaves and this summer's, most of them where something stops them."""
    spots = []
    while len(spots) < count:
        kind = dice.random()
        x, y = (dice.choice((-1, 1)) * (SHEET - 0.02 - abs(dice.gauss(0, 0.05))), dice.uniform(0.3, 5.5)) if kind < 0.35 else (dice.gauss(0, 0.11), dice.uniform(0.4, 4.1)) if kind < 0.75 else (dice.uniform(-1, 1), dice.uniform(0.3, 5.0))
        spots.append((x, y))
    for leaf, (x, y) in zip(weather.fallen_leaves(spots, 7, 0.002), spots):
        leaf.location.z += on_module(x, y) if abs(abs(x) - 0.555) < 0.39 else top(x, y)
        leaf.scale = (dice.uniform(0.55, 0.85),) * 3


def without(*names):
    """Takes away parts of the vehicle by their names: of a ladder that the frame cuts, only two bent tubes would be seen."""
    for entity in [e for e in bpy.data.objects if e.name.split(".")[0] in names]:
        bpy.data.objects.remove(entity)
