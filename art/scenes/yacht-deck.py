"""Foredeck of a sailing yacht at sea, from beside the mast: modules bonded to the cambered deck between hatches and teak side decks."""
import math
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
import bpy  # noqa: E402
from mathutils import Vector  # noqa: E402

from library import buildings, camera, fittings, foliage, foredeck, geometry, light, materials, module, props, scene, vehicles, world, yachts  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 1600, 900, 28, 5, -3.0
SUN = (22.0, -49.0)                    # elevation and azimuth: from port, forward of the beam
BEAM, BOW, AFT = 2.15, 7.2, -3.0       # half beam; stem, and the last metre modelled
CAMBER, STEP = 0.055, 0.055            # curvature of the deck across, about 9 m radius; height of its raised middle above the side decks
PLANKS, PITCH = 7, 0.049               # of teak on either side
FRONT = 5.0                            # where the raised middle ends
MODULES = (("off-grid", 0.80, 1.12), ("off-grid-small", 0.70, 2.62), ("off-grid-slim", 0.46, 4.06))
HATCHES = (((0.0, 1.08), 0.54), ((0.0, 3.12), 0.46))
POSTS = (-2.6, -0.9, 0.9, 2.7, 4.4, 5.75)
HAZE = 7000.0


def half(y):
    """Half breadth of the deck."""
    return BEAM * max(0.0, 1 - max(0.0, (y + 1.2) / (BOW + 1.2)) ** 2.1) ** 0.82


def middle(y):
    """Half breadth of the raised middle."""
    return half(y) - 0.155 - PLANKS * PITCH


def deck(x, y):
    edge, end = half(y), FRONT - 0.30 * (x / 0.7) ** 2 - y
    inside = min(1.0, max(0.0, min((middle(y) - abs(x)) / 0.050, end / 0.16)))
    raised = STEP * (1 - (1 - inside) ** 2.4) if inside < 1 else STEP
    return 1.20 + 0.42 * (max(0.0, y) / BOW) ** 2 + (edge * edge - x * x) * CAMBER + raised


def on(x, y, up=0.0):
    return Vector((x, y, deck(x, y) + up))


def edge(y, inward=0.0, up=0.0, side=1):
    x = max(0.0, half(y) - inward)
    return Vector((side * x, y, deck(x, y) + up))


def build(seed):
    dice = random.Random(seed)
    buildings.fewer_bounces()
    bpy.context.scene.cycles.adaptive_min_samples = 16    # wires and rails are thinner than a pixel: few samples miss them
    light.daylight(elevation=SUN[0], azimuth=SUN[1], dust=0.8, clouds=0.75, seed=seed)
    steel, wood = foredeck.polished(), yachts.teak()
    hull()
    planking(wood)
    panels()
    modules()
    rig(steel)
    lifelines(steel)
    stem(steel)
    loose(steel)
    sea(dice)
    camera.place((-0.84, -1.30, deck(0, 0) + 1.60), (0.16, 3.9, deck(0, 3) + 0.04), lens=25, focus=(-0.4, 1.8, deck(0, 1.5)),
                 aperture=9.0, roll=math.radians(-1.6), shift=(0, 0.035))


# --- the deck ---------------------------------------------------------------------------

def hull():
    """Deck and topsides; the grid is finer where the middle rises from the side decks."""
    wide = {name: module.FORMATS[name]["size"] for name, _, _ in MODULES}
    areas = [(side * x, y, *wide[name]) for name, x, y in MODULES for side in (-1, 1)] + [(*center, size + 0.075, size + 0.075) for center, size in HATCHES]
    gel = yachts.gelcoat("deck", (0.56, 0.555, 0.53), 0.28, areas=areas)
    topside = materials.paint("topside", (0.012, 0.024, 0.055), 0.15, 0.05, coat=0.5)
    inner = [-1 + 2 * i / 44 for i in range(45)]
    rows = vehicles.steps(AFT, FRONT - 0.5, 0.08) + vehicles.steps(FRONT - 0.5, FRONT + 0.05, 0.012)[1:] + vehicles.steps(FRONT + 0.05, BOW - 0.02, 0.06)[1:]
    vertices, faces = [], []
    for y in rows:
        foot, outer = max(0.02, middle(y)), half(y)
        flank = [foot - 0.050 * (1 - i / 9) for i in range(10)]
        line = [-outer, *(-x for x in reversed(flank)), *(x * (foot - 0.052) for x in inner), *flank, outer]
        vertices += [(x, y, deck(x, y)) for x in line]
    count = len(vertices) // len(rows)
    for r in range(len(rows) - 1):
        faces += [(r * count + c, r * count + c + 1, (r + 1) * count + c + 1, (r + 1) * count + c) for c in range(count - 1)]
    geometry.link(geometry.mesh_from("deck", vertices, faces, smooth=True), gel)
    for side in (-1, 1):
        geometry.surface_grid("topside", lambda u, v: (lambda p: Vector((p.x * (1 - 0.25 * u * u), p.y - 0.5 * u * max(0, p.y / BOW) ** 3, p.z * (1 - u) - 0.8 * u)))(edge(AFT + (BOW - AFT) * v, -0.03, 0.0, side)), 12, 120, topside)


def planking(wood):
    """Teak sprung along the edge in lengths, black caulking between; a covering board and the toe rail outside."""
    caulk = materials.rubber()
    toe = materials.wood((0.20, 0.115, 0.058), 1.0, 0.48)
    ys = vehicles.steps(AFT, BOW - 0.8, 0.10)

    def strip(name, inward, wide, tall, material, stations, side):
        """A board that lies on the slope of the deck, not level: level ones would sink into it."""
        path = []
        for y in stations:
            point = edge(y, inward, 0.0, side)
            across = Vector((1, 0, -2 * CAMBER * point.x)).normalized()
            path.append((point, across, Vector((-across.z, 0, across.x))))
        outline = [(-wide / 2, -0.002), (-wide / 2, tall - 0.0012), (-wide / 2 + 0.0012, tall), (wide / 2 - 0.0012, tall), (wide / 2, tall - 0.0012), (wide / 2, -0.002)]
        geometry.extrude(name, outline, path, material, 30, True)
    for side in (-1, 1):
        for plank in range(PLANKS):
            inward = 0.122 + plank * PITCH
            stations = [y for y in ys if half(y) > inward + 0.24]
            strip("caulk", inward, PITCH + 0.001, 0.0086, caulk, stations, side)
            cuts = [AFT - 1, 0.4 + 0.62 * (plank % 3), 3.1 + 0.55 * ((plank * 2 + 1) % 3), BOW]
            for start, end in zip(cuts, cuts[1:]):
                part = [y for y in stations if start < y < end]
                if len(part) > 3:
                    strip("plank", inward, PITCH - 0.0045, 0.0098, wood, [max(part[0] - 0.045, AFT), *part[1:-1], part[-1] + 0.045], side)
        strip("covering board", 0.066, 0.058, 0.0115, wood, vehicles.steps(AFT, BOW - 0.10, 0.08), side)
        vehicles.rail("toe rail", [edge(y, 0.008, 0.030, side) for y in vehicles.steps(AFT, BOW - 0.02, 0.06)], toe, (0.042, 0.068))
        # Drained at the low places: slots through the rail.
        for y in (-0.3, 1.9):
            geometry.box("scupper", (0.050, 0.13, 0.016), materials.plastic("scupper", (0.02, 0.02, 0.02), 0.7), edge(y, 0.010, 0.012, side), bevel=0.004)


def panels():
    """Non-skid where one walks: between the hatches, ahead of them, beside the modules; smooth margins between."""
    grip = yachts.gelcoat("non-skid", (0.335, 0.332, 0.315), 0.62, 0.0045)

    def lifted(x, y):
        return on(x, y, 0.0018)
    yachts.patch("panel", -0.255, 0.255, (1.52, 2.76), lifted, grip, 0.05)
    yachts.patch("panel", -0.145, 0.145, (3.46, 4.62), lifted, grip, 0.05)
    yachts.patch("panel", -0.30, 0.30, (-1.6, 0.66), lifted, grip, 0.05)
    for side in (-1, 1):
        def beside(x, y, side=side):
            """Follows the foot of the raised middle, not the middle of the deck."""
            return on(side * (middle(y) - x), y, 0.0018)
        yachts.patch("side panel", 0.075, 0.225, (0.15, 1.90), beside, grip, 0.04)
        yachts.patch("aft panel", 0.075, 1.05, (-1.6, 0.05), beside, grip, 0.05)


def modules():
    """Six, bonded; beside each a pair of deck glands that its leads go into."""
    bead, surface = vehicles.sealant((0.36, 0.355, 0.34)), vehicles.over(deck)
    for side in (-1, 1):
        for name, x, y in MODULES:
            vehicles.lay(name, surface, (side * x, y), bead=bead, dust=0.045, backsheet="white", gloss=0.36, seed=side)
            inner = x - module.FORMATS[name]["size"][0] / 2
            spot = (inner + 0.0155, y + (0.52 if name == "off-grid" else 0.0))
            starts = fittings.junction((side * spot[0], spot[1]), math.pi / 2, lambda a, b: deck(a, b) + 0.0055, 0.76)
            for end, start in zip((-1, 1), starts):
                port = (side * (inner - 0.062), spot[1] + end * 0.115)
                entry = fittings.deck_gland(port, deck, -end * math.pi / 2, foredeck.slope(deck, *port)[:2])
                fittings.lead(start, [(side * (inner + 0.012), spot[1] + end * 0.105), (side * (inner - 0.018), spot[1] + end * 0.128), (side * (inner - 0.044), spot[1] + end * 0.075), (side * (inner - 0.060), spot[1] + end * 0.060)], deck, entry)
    for index, (center, size) in enumerate(HATCHES):
        foredeck.hatch(center, size, deck, index)


# --- rig and rails ------------------------------------------------------------------------

def rig(steel):
    """The furled genoa with its sheets led aft on both sides; the mast stands behind the viewer and throws its shadow."""
    foot, head = Vector((0, BOW - 0.38, deck(0, BOW - 0.38))), Vector((0, -1.9, 18.0))
    leave, rope = foredeck.furled(foot, head, 0.58, 13.0)
    for side, start in zip((-1, 1), leave):
        # Slack: it hangs to the deck and lies along the teak.
        lying = [edge(y, 0.27 + 0.05 * math.sin(y * 1.3 + 2 * side), 0.018, side) for y in (4.3, 3.7, 3.0, 2.2, 1.4, 0.6, -0.2, -1.0, -2.4)]
        drop = [start, start.lerp(lying[0], 0.30) - Vector((0, 0, 0.32)), start.lerp(lying[0], 0.62) - Vector((0, 0, 0.40)), start.lerp(lying[0], 0.88) - Vector((0, 0, 0.17))]
        geometry.tube("genoa sheet", drop + lying, 0.0062, rope, smooth=True)
        geometry.tube("shroud", [edge(-1.9, 0.14, 0, side), Vector((side * 0.9, -1.9, 10.5))], 0.005, steel)
    spar = materials.surface("anodised", (0.50, 0.505, 0.51), 0.36, 0.9, variation=0.10, blotch=2, grain=90, bump=0.03, depth=0.0003, dirt=0.10)
    geometry.cylinder("mast", 0.085, 15.5, spar, on(0, -1.9), sides=40)
    # The furling line runs aft along the port stanchions, through a block at the foot of each.
    line = materials.fabric("furling line", (0.30, 0.31, 0.33), 300)
    run = [foot + Vector((-0.05, -0.06, 0.24))] + [edge(y, 0.085, 0.075, -1) for y in (6.45, *reversed(POSTS))]
    geometry.tube("furling line", run, 0.0040, line)
    for point in run[2:]:
        yachts.block(point, materials.black_aluminium(), 0.024)


def lifelines(steel):
    """Stanchions with two wires a side; a pulpit with its feet, a lamp, two fenders stowed in it."""
    for side in (-1, 1):
        eyes = [foredeck.stanchion(edge(y, 0.062, 0.012, side), side * 0.02, steel) for y in POSTS]
        for level in (0, 1):
            foredeck.wire([pair[level] for pair in eyes], steel)
        for y in (6.0, 6.72):
            geometry.tube("leg", [edge(y, 0.06, 0.0, side), edge(y, 0.06, 0.40, side), edge(y, 0.06, 0.655, side)], 0.0128, steel)
            geometry.lathe("leg foot", [(0.040, -0.004), (0.040, 0.008), (0.034, 0.012), (0.017, 0.014), (0.017, 0.035)], steel, edge(y, 0.06, 0.010, side), sides=28)
        geometry.tube("middle rail", [edge(6.0, 0.06, 0.345, side), edge(6.36, 0.06, 0.355, side), edge(6.72, 0.06, 0.365, side)], 0.0110, steel, smooth=True)
    ring = [edge(y, 0.06, 0.655 + 0.03 * (y - 6.0), -1) for y in (6.0, 6.3, 6.72, 7.0)] + [Vector((0, BOW + 0.06, deck(0, 7.1) + 0.70))] + [edge(y, 0.06, 0.655 + 0.03 * (y - 6.0), 1) for y in (7.0, 6.72, 6.3, 6.0)]
    geometry.tube("pulpit", ring, 0.0140, steel, smooth=True, resolution=5)
    geometry.rounded(geometry.box("navigation lamp", (0.075, 0.07, 0.085), materials.plastic("lamp case", (0.02, 0.02, 0.021), 0.4), Vector((0, BOW + 0.03, deck(0, 7.1) + 0.765)), bevel=0.018, segments=3))
    for index, lean in ((0, 0.10), (1, -0.06)):
        spot = edge(5.45 - 0.62 * index, 0.17, 0.105, 1)
        foredeck.fender(spot, (math.pi / 2, lean, 0.20 + 0.05 * index))
        geometry.tube("lashing", [spot + Vector((-0.02, 0.28, 0.02)), spot + Vector((0.06, 0.30, 0.12)), edge(5.75 - 0.62 * index, 0.07, 0.33, 1)], 0.0042, materials.fabric("cord", (0.42, 0.41, 0.38), 300), smooth=True)


def stem(steel):
    """Windlass, chain to the bow roller, the anchor's shank in it; the lid of the chain locker with its hinges and ring."""
    gel, black = yachts.gelcoat("lid", (0.52, 0.515, 0.49), 0.32), materials.plastic("gap", (0.03, 0.03, 0.03), 0.7)
    tilt = foredeck.slope(deck, 0, 5.55)
    fittings.slab("lid gap", (0.62, 0.60), 0.06, [(0, -0.02), (0, 0.004)], black, on(-0.02, 5.47), tilt)
    fittings.slab("locker lid", (0.606, 0.586), 0.055, [(0, -0.01), (0, 0.010), (0.004, 0.014), (0.012, 0.0150)], gel, on(-0.02, 5.47), tilt)
    fittings.slab("lid grip", (0.50, 0.47), 0.05, [(0, 0.012), (0.001, 0.0168)], yachts.gelcoat("lid non-skid", (0.335, 0.332, 0.315), 0.62, 0.0045), on(-0.02, 5.47), tilt)
    for x in (-0.22, 0.18):
        geometry.box("hinge", (0.085, 0.060, 0.008), steel, on(x, 5.775, 0.017), tilt, 0.003)
        geometry.cylinder("knuckle", 0.007, 0.085, steel, on(x - 0.042, 5.775, 0.022), (0, math.pi / 2, 0), sides=18)
    geometry.lathe("ring pull", [(0.034, 0.014), (0.034, 0.0185), (0.026, 0.0195), (0.024, 0.017), (0.006, 0.017)], steel, on(-0.02, 5.235), tilt, 32)
    foredeck.windlass(on(0.13, 6.05), foredeck.slope(deck, 0.13, 6.05), steel)
    roller = Vector((0.13, BOW + 0.02, deck(0, BOW - 0.1) + 0.075))
    foredeck.chain([on(0.208, 6.06, 0.047), on(0.18, 6.30, 0.036), on(0.155, 6.52, 0.034), on(0.14, 6.72, 0.052)], materials.galvanised())
    geometry.tube("shank", [on(0.138, 6.74, 0.060), roller + Vector((0, -0.10, 0.02)), roller + Vector((0, 0.16, -0.06))], 0.019, materials.galvanised())
    geometry.box("swivel", (0.030, 0.075, 0.034), steel, on(0.138, 6.735, 0.058), bevel=0.008)
    for x in (0.085, 0.175):
        geometry.box("cheek", (0.007, 0.52, 0.105), steel, (x, BOW - 0.20, deck(0, BOW - 0.2) + 0.055), (0.06, 0, 0), 0.003)
    geometry.lathe("roller", [(0.034, -0.036), (0.022, 0.0), (0.034, 0.036)], materials.rubber(), roller - Vector((0, 0, 0.045)), (0, math.pi / 2, 0), 28)


def loose(steel):
    """Cleats, a mooring line made fast to one and coiled down, a fairlead, jacklines along the side decks, the genoa's tracks."""
    rope = materials.fabric("mooring line", (0.40, 0.385, 0.335), 240)
    for side in (-1, 1):
        for y in (5.05, -0.45):
            foredeck.cleat(edge(y, 0.20, 0.012, side), 0.20 * side if y > 0 else 0.02 * side, steel, 0.27)
        geometry.box("fairlead", (0.050, 0.20, 0.012), steel, edge(5.55, 0.012, 0.068, side), (0, 0, 0.30 * side), 0.005)
        for end in (-0.085, 0.085):
            geometry.tube("fairlead horn", [edge(5.55 + end, 0.012, 0.068, side), edge(5.55 + end * 0.7, 0.010, 0.105, side), edge(5.55 + end * 0.25, 0.006, 0.112, side)], 0.010, steel, smooth=True)
        webbing = materials.fabric("jackline", (0.040, 0.075, 0.16), 500)
        band = [(-0.0125, 0.0), (-0.0125, 0.0020), (0.0125, 0.0020), (0.0125, 0.0)]
        course = [(y, 0.36 + 0.012 * math.sin(y * 2.1 + side)) for y in vehicles.steps(AFT, 4.85, 0.10)]
        geometry.extrude("jackline", band, [(edge(y, inward, 0.0105 + 0.0012 * math.sin(y * 5), side), Vector((1, 0, -2 * CAMBER * side * half(y))).normalized(), (0, 0, 1)) for y, inward in course], webbing, 30, True)
        vehicles.rail("track", [edge(y, 0.60, 0.010, side) for y in vehicles.steps(AFT, -0.7, 0.2)], materials.black_aluminium(), (0.032, 0.020))
    first, last = foredeck.coil((0.80, 4.28), deck, rope, 10, 0.130, 0.0072, 3)
    foredeck.belayed(edge(5.05, 0.20, 0.012, 1), 0.20, rope, edge(5.50, 0.03, 0.090, 1), 0.0072, 0.27)
    spot = edge(5.05, 0.20, 0.012, 1)
    geometry.tube("tail", [spot + Vector((-0.022, -0.01, 0.075)), spot + Vector((-0.10, -0.10, 0.028)), on(spot.x - 0.16, 4.72, 0.010), last + Vector((0.03, 0.10, -0.01)), last], 0.0072, rope, smooth=True)
    geometry.tube("end", [first, first + Vector((0.05, -0.16, -0.001)), first + Vector((-0.06, -0.26, 0.001))], 0.0072, rope, smooth=True)


# --- the sea ------------------------------------------------------------------------------

def sail(name, corners, belly, material):
    """A set sail between tack, clew and head, bellied to leeward."""
    tack, clew, head = (Vector(corner) for corner in corners)
    lee = (clew - tack).cross(head - tack).normalized()
    return geometry.surface_grid(name, lambda u, v: tack.lerp(clew, u).lerp(head, v) + lee * belly * math.sin(math.pi * u) * math.sin(math.pi * min(1, v * 1.3 + 0.25)) * (1 - v), 14, 18, material)


def sea(dice):
    """A breeze on open water; yachts under sail, a wooded point to port, mountains behind it."""
    world.sea((0, 0), 0.85, math.radians(38), 0.0, 24000, HAZE, 4)
    cloth = materials.paint("sail", (0.60, 0.59, 0.55), 0.8, 0.02, HAZE)
    for x, y, turn, size, color in ((-118, 205, 0.55, 11, (0.68, 0.68, 0.66)), (150, 330, 2.5, 12, (0.04, 0.07, 0.13)), (-250, 620, 0.3, 12, (0.6, 0.6, 0.58))):
        top, mast = size * 0.055, size * 0.10
        parts = [props.boat(size, color, haze=HAZE),
                 sail("mainsail", ((mast, 0, top + 1.5), (-size * 0.31, size * 0.10, top + 1.5), (mast, 0, top + size * 1.22)), size * 0.05, cloth),
                 sail("headsail", ((size * 0.47, 0, top + 0.9), (mast - 0.9, size * 0.15, top + 1.3), (mast + 0.1, 0, top + size * 1.08)), size * 0.06, cloth)]
        geometry.group("yacht", parts, (x, y, -0.1), (math.radians(9), 0, turn))
    land = world.hills(1150, -74, -9, 92, 3, HAZE, color=(0.055, 0.055, 0.034))
    kinds = foliage.grove(6, 4, 10.0, HAZE, 700, (0.045, 0.062, 0.022), conifers=2)
    slope = [v.co.copy() for v in land.data.vertices if v.co.z > 2.5]
    foliage.scatter(kinds, [p + Vector((dice.uniform(-4, 4), dice.uniform(-6, 6), -0.6)) for p in dice.sample(slope, min(len(slope), 3000))], 4, 0.6, 1.3)
    low = [v.co for v in land.data.vertices if -2.5 < v.co.z < 2.5 and v.co.length < 1100]
    world.stones([(p.x + dice.uniform(-4, 4), p.y + dice.uniform(-4, 4), 0.3, dice.lognormvariate(0.7, 0.4)) for p in (dice.choice(low) for _ in range(260))], 2, (0.30, 0.285, 0.25))
    world.mountains(4300, -95, 16, 520, 7, HAZE, 0.0, timber=0.55)
    world.mountains(8800, -30, 60, 900, 4, HAZE, 0.0, timber=0.40)


scene.render(build, "yacht-deck", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, warmth=0.15)
