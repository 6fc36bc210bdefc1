"""Pale welded roof membrane against the light, an evening when the rain has passed: seams, a T-joint, a puddle, modules on cross profiles."""
import math
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from bpy import context  # noqa: E402

from library import buildings, camera, flat_roofs, foliage, geometry, light, materials, neighbours, props, rain, scene, street, weather, world  # noqa: E402
from library.nodes import Graph  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 2400, 1350, 14, 11, -2.6
LEVEL = 9.0                                # of the roof above the ground
ROOF = (-17.0, 8.5, -3.0, 15.5)            # left, right, front, back
STRIP, SEAM, LAP = 1.5, -0.22, 0.09        # width of a sheet, x of the weld in front of the row, overlap
BASE, THICK = 0.0020, 0.0022               # height of the sheets' face, how much higher the upper one is at a lap
ENDS = ((SEAM, -0.20), (SEAM - STRIP, 6.2), (SEAM + STRIP, 3.1), (SEAM, 8.6))   # left edge of a sheet, y where a new roll begins
PUDDLES = (((0.44, 1.35), (0.50, 1.00)), ((2.35, 6.6), (1.10, 2.3)), ((-0.10, 11.6), (1.5, 1.1)))
GULLY = (0.92, 5.0)
ROW, MODULES = (-0.40, 0.55), 5            # near low corner of the row; how many on each side of its ridge
LOW, TILT = 0.105, math.radians(8.0)       # of the low edge above the membrane
SUN = (9.5, 27.0)                          # height and compass direction in degrees
HAZE = 2300.0


def build(seed):
    dice = random.Random(seed)
    buildings.fewer_bounces()
    light.daylight(elevation=SUN[0], azimuth=SUN[1], air=1.1, dust=1.5, clouds=0.0, seed=seed)
    broken_clouds(seed)
    town(dice, seed)
    surroundings(dice, seed)
    edges(dice)
    equipment(dice)
    covering()
    welds(dice)
    row(dice)
    litter(dice, seed)
    camera.place((0.25, -1.55, LEVEL + 0.55), (0.25 - 4 * math.tan(math.radians(14.0)), 2.45, LEVEL + 0.55), lens=28,
                 focus=(-0.30, 0.85, LEVEL), aperture=9.0, shift=(0.0, -0.108))


def broken_clouds(seed):
    """Rain clouds that tear open towards the sun: their thin edges glow, their thick parts stay blue. Call it after light.daylight()."""
    graph = Graph.__new__(Graph)
    graph.tree = context.scene.world.node_tree
    graph.nodes, graph.links = graph.tree.nodes, graph.tree.links
    m, background = graph.math, graph.nodes["Background"]
    sky = background.inputs["Color"].links[0].from_socket
    x, y, z = graph.node("ShaderNodeSeparateXYZ", Vector=graph.nodes.new("ShaderNodeTexCoord").outputs["Generated"]).outputs
    high, turn = (math.radians(angle) for angle in SUN)
    towards = m("ADD", m("MULTIPLY", x, math.sin(turn) * math.cos(high)), m("ADD", m("MULTIPLY", y, math.cos(turn) * math.cos(high)), m("MULTIPLY", z, math.sin(high))))
    glow = m("POWER", m("MAXIMUM", towards, 0.0), 5.0)
    # Clouds lie on a plane overhead: they shorten towards the horizon.
    lifted = m("ADD", m("MAXIMUM", z, 0.0), 0.085)
    plane = graph.node("ShaderNodeCombineXYZ", X=m("DIVIDE", x, lifted), Y=m("DIVIDE", y, lifted), Z=seed * 0.37)
    mass = graph.noise(graph.scaled(plane.outputs[0], (0.34, 0.62, 1), rotation=(0, 0, 0.35)), 1.0, 9, 0.56, 0.7)
    mass = m("ADD", mass, graph.smooth(z, 0.03, 0.40, 0.03, 0.055))
    cover, thick = graph.smooth(mass, 0.40, 0.52), graph.smooth(mass, 0.45, 0.64)
    thin = graph.mix(glow, (2.7, 2.85, 3.2), (9.5, 7.4, 5.4))
    cloud = graph.mix(thick, thin, graph.mix(glow, (0.66, 0.82, 1.12), (1.5, 1.3, 1.35)))
    cover = m("MULTIPLY", cover, graph.smooth(z, 0.004, 0.050, 0.0, 0.97))
    graph.links.new(graph.mix(cover, sky, cloud), background.inputs["Color"])


# --- the membrane ---------------------------------------------------------------------------

def height(x, y):
    """The face of the membrane: higher on the upper side of every lap."""
    off = (x - SEAM + STRIP / 2) % STRIP - STRIP / 2
    z = BASE + THICK * min(max((off + LAP + 0.02) / 0.02, 0.0), 1.0) * (off <= 0)
    for left, at in ENDS:
        if left - 0.05 < x < left + STRIP:
            z += THICK * min(max((at + LAP + 0.02 - y) / 0.02, 0.0), 1.0) * (y >= at)
    return z


def pale_membrane():
    """Light membrane with a film of rain that dries in patches, in world metres.

    Silt where water stood, dirt in front of welds, plates of the fasteners under every lap, joints of the insulation boards.
    """
    graph = Graph("pale membrane")
    m, place = graph.math, graph.place("world")
    x, y, _ = graph.node("ShaderNodeSeparateXYZ", Vector=place).outputs
    broad, patch = graph.noise(place, 0.5, 5, 0.6), graph.noise(place, 1.9, 7, 0.62, 0.4)
    mottle, fine = graph.noise(place, 12, 6, 0.7), graph.noise(place, 85, 4, 0.65)
    sheet = graph.node("ShaderNodeTexWhiteNoise", {"noise_dimensions": "1D"})
    graph.links.new(m("FLOOR", m("DIVIDE", m("SUBTRACT", x, SEAM), STRIP)), sheet.inputs["W"])
    value = m("ADD", 0.93, m("MULTIPLY", sheet.outputs["Value"], 0.14))
    for layer, low, top in ((broad, 0.90, 1.09), (patch, 0.90, 1.09), (mottle, 0.93, 1.07), (fine, 0.92, 1.08)):
        value = m("MULTIPLY", value, graph.smooth(layer, 0.3, 0.7, low, top, "LINEAR"))
    shade = graph.node("ShaderNodeHueSaturation", Color=(0.50, 0.535, 0.565), Value=value).outputs[0]

    # Welds: off is the way from the upper sheet's edge, which faces +x, or -y where a roll ends.
    off = m("SUBTRACT", m("MULTIPLY", m("FRACT", m("ADD", m("DIVIDE", m("SUBTRACT", x, SEAM), STRIP), 0.5)), STRIP), STRIP / 2)
    drift = m("MULTIPLY", m("ADD", patch, m("MULTIPLY", mottle, 0.35)), 0.075)
    line = graph.smooth(m("SUBTRACT", m("ABSOLUTE", m("SUBTRACT", off, 0.0040)), m("MULTIPLY", mottle, 0.010)), 0.0075, -0.0005)
    smear = m("MULTIPLY", graph.smooth(m("SUBTRACT", off, drift), 0.004, -0.030), graph.smooth(off, -0.004, 0.001))
    track = m("MULTIPLY", graph.smooth(off, -0.046, -0.042), graph.smooth(off, -0.003, -0.007))
    for left, at in ENDS:
        inside = m("MULTIPLY", m("GREATER_THAN", x, left), m("LESS_THAN", x, left + STRIP - LAP))
        down = m("SUBTRACT", at, y)
        line = m("MAXIMUM", line, m("MULTIPLY", inside, graph.smooth(m("SUBTRACT", m("ABSOLUTE", m("SUBTRACT", down, 0.0040)), m("MULTIPLY", mottle, 0.010)), 0.0075, -0.0005)))
        smear = m("MAXIMUM", smear, m("MULTIPLY", inside, m("MULTIPLY", graph.smooth(m("SUBTRACT", down, drift), 0.004, -0.030), graph.smooth(down, -0.004, 0.001))))
        track = m("MAXIMUM", track, m("MULTIPLY", inside, m("MULTIPLY", graph.smooth(down, -0.046, -0.042), graph.smooth(down, -0.003, -0.007))))
    smear = m("MULTIPLY", smear, graph.smooth(mottle, 0.32, 0.60, 0.30, 0.92))

    water, damp, silt = 0.0, graph.smooth(m("ADD", m("MULTIPLY", broad, 0.62), m("MULTIPLY", patch, 0.38)), 0.455, 0.525), 0.0
    wander = m("MULTIPLY", m("SUBTRACT", graph.noise(place, 1.5, 6, 0.55), 0.5), 0.9)
    for (px, py), (wide, deep) in PUDDLES:
        across, along = m("DIVIDE", m("SUBTRACT", x, px), wide), m("DIVIDE", m("SUBTRACT", y, py), deep)
        shore = m("ADD", m("SQRT", m("ADD", m("MULTIPLY", across, across), m("MULTIPLY", along, along))), wander)
        water = m("MAXIMUM", water, graph.smooth(shore, 1.012, 0.988))
        damp = m("MAXIMUM", damp, graph.smooth(shore, 1.30, 1.05))
        for ring, strong in ((1.09, 0.5), (1.22, 0.9), (1.40, 0.6), (1.62, 0.45)):
            silt = m("MAXIMUM", silt, m("MULTIPLY", m("MULTIPLY", graph.smooth(shore, ring - 0.11, ring), graph.smooth(shore, ring + 0.012, ring + 0.002)), strong))
        silt = m("MAXIMUM", silt, graph.smooth(shore, 1.24, 0.7, 0.0, 0.5))
    gx, gy = m("SUBTRACT", x, GULLY[0]), m("SUBTRACT", y, GULLY[1])
    drain = m("ADD", m("SQRT", m("ADD", m("MULTIPLY", gx, gx), m("MULTIPLY", gy, gy))), m("MULTIPLY", wander, 0.4))
    silt, damp = m("MAXIMUM", silt, graph.smooth(drain, 0.62, 0.16, 0.0, 0.8)), m("MAXIMUM", damp, graph.smooth(drain, 0.9, 0.6))
    # It drips from the low edge of the row; behind that line the roof stays dry.
    drip = m("ADD", m("SUBTRACT", x, ROW[0]), m("MULTIPLY", m("SUBTRACT", mottle, 0.5), 0.07))
    under = m("MULTIPLY", graph.smooth(drip, -0.03, -0.13), m("MULTIPLY", graph.smooth(m("SUBTRACT", y, ROW[1]), -0.05, 0.12), graph.smooth(y, ROW[1] + MODULES * 2.25, ROW[1] + MODULES * 2.25 - 0.1)))
    damp = m("MULTIPLY", m("MAXIMUM", damp, m("MULTIPLY", m("MULTIPLY", graph.smooth(m("ABSOLUTE", drip), 0.055, 0.015), graph.smooth(y, ROW[1] - 0.03, ROW[1])), 0.9)), m("SUBTRACT", 1.0, under))

    scuffs = graph.noise(graph.scaled(place, (5, 85, 5), rotation=(0, 0, 0.7)), 1.0, 3, 0.5, 0.3)
    scuffs = m("MULTIPLY", graph.smooth(scuffs, 0.67, 0.74), graph.smooth(patch, 0.48, 0.62))
    soil = m("MULTIPLY", graph.smooth(patch, 0.42, 0.76, 0.0, 0.38), graph.smooth(fine, 0.25, 0.6, 0.6, 1.0))
    shade = graph.mix(soil, shade, (0.150, 0.150, 0.140))
    shade = graph.mix(m("MULTIPLY", silt, graph.smooth(mottle, 0.28, 0.66, 0.45, 0.95)), shade, (0.105, 0.100, 0.086))
    shade = graph.mix(smear, shade, (0.055, 0.053, 0.047))
    shade = graph.mix(m("MULTIPLY", scuffs, 0.5), shade, (0.13, 0.13, 0.13))
    shade = graph.mix(m("MULTIPLY", line, 0.85), shade, (0.035, 0.033, 0.030))
    soot = graph.node("ShaderNodeTexVoronoi", {"voronoi_dimensions": "2D"}, Vector=place, Scale=58.0)
    lots = graph.node("ShaderNodeSeparateRGB", Image=soot.outputs["Color"])
    speck = graph.smooth(m("SUBTRACT", soot.outputs["Distance"], m("MULTIPLY", m("POWER", lots.outputs[1], 13.0), 0.24)), 0.02, -0.02)
    shade = graph.mix(m("MULTIPLY", speck, 0.45), shade, (0.06, 0.055, 0.045))
    wet = m("MULTIPLY", m("MULTIPLY", damp, graph.smooth(mottle, 0.25, 0.55, 0.7, 1.0)), m("SUBTRACT", 1.0, m("MULTIPLY", smear, 0.7)))
    shade = graph.mix(m("MAXIMUM", wet, water), shade, (0.50, 0.50, 0.51), "MULTIPLY")
    shade = graph.mix(water, shade, (0.26, 0.265, 0.265), "MULTIPLY")
    return relief(graph, shade, (x, y, off), (broad, patch, mottle, fine), (track, line), (wet, water))


def relief(graph, shade, spot, noises, weld, rainfall):
    """Ends pale_membrane(): its unevenness, and the film of water over it."""
    m, place = graph.math, graph.place("world")
    (x, y, off), (broad, patch, mottle, fine), (track, line), (wet, water) = spot, noises, weld, rainfall
    boards = graph.node("ShaderNodeTexBrick", {"offset": 0.5}, Scale=1.0, Mortar_Size=0.022, Mortar_Smooth=1.0, Brick_Width=1.2, Row_Height=0.6)
    graph.links.new(graph.scaled(place, (1, 1, 0), location=(0.31, 0.17, 0)), boards.inputs["Vector"])
    # The plates that hold the lower sheet show through the upper one.
    step = m("MULTIPLY", m("SUBTRACT", m("FRACT", m("DIVIDE", y, 0.25)), 0.5), 0.25)
    aside = m("ADD", off, 0.064)
    plate = graph.smooth(m("SQRT", m("ADD", m("MULTIPLY", aside, aside), m("MULTIPLY", step, step))), 0.030, 0.018)
    creases = graph.noise(graph.scaled(place, (0.9, 5.5, 1), rotation=(0, 0, 0.12)), 1.0, 3, 0.5, 0.4)
    slow = m("ADD", m("MULTIPLY", broad, 0.012), m("ADD", m("MULTIPLY", patch, 0.005), m("ADD", m("MULTIPLY", plate, 0.0011), m("MULTIPLY", boards.outputs["Fac"], -0.00045))))
    slow = m("ADD", slow, m("MULTIPLY", graph.smooth(creases, 0.60, 0.78), 0.0028))
    quick = m("ADD", m("MULTIPLY", mottle, 0.00055), m("ADD", m("MULTIPLY", fine, 0.00050), m("MULTIPLY", line, -0.0012)))
    slow = m("SUBTRACT", slow, m("MULTIPLY", water, 0.0035))      # the shore falls to the water
    bumped = graph.bump(m("ADD", slow, m("MULTIPLY", quick, m("SUBTRACT", 1.0, m("MULTIPLY", wet, 0.6)))), 1.0, 1.0)
    normal = graph.mix(water, bumped, (0.0, 0.0, 1.0))     # water is level, whatever lies below it
    rough = m("SUBTRACT", 0.60, m("MULTIPLY", track, 0.22))
    graph.set(Base_Color=shade, Roughness=rough, Specular=0.35, Normal=normal)
    film = graph.mix(water, graph.mix(mottle, (0.05,) * 3, (0.24,) * 3), (0.008,) * 3)
    rain.film(graph, normal, film, m("MAXIMUM", m("MULTIPLY", wet, 0.8), m("MULTIPLY", water, 1.75)))
    return graph.material


def covering():
    """Sheets in y, each lapped over its right neighbour, and rolls that go on where the one before ended."""
    left, right, front, back = ROOF
    skin = pale_membrane()
    profile = [(-0.002, BASE - 0.0012), (0.02, BASE), (STRIP - LAP - 0.02, BASE), (STRIP - LAP, BASE + THICK), (STRIP - 0.0012, BASE + THICK), (STRIP, BASE + THICK - 0.001), (STRIP, BASE - 0.0005)]
    start = SEAM - math.ceil((SEAM - left) / STRIP) * STRIP
    for index in range(math.ceil((right - start) / STRIP)):
        x = start + index * STRIP - LAP
        sheet = [(along + (LAP if along > 0.5 else 0.0), z) for along, z in profile]
        geometry.extrude("sheet", sheet, geometry.straight((x, front, LEVEL), (x, back, LEVEL), (1, 0, 0)), skin, 14)
    over = [(0, BASE - 0.0005), (0, BASE + THICK - 0.001), (0.0012, BASE + THICK), (LAP, BASE + THICK), (LAP + 0.02, BASE - 0.0002)]
    for x, y in ENDS:
        geometry.extrude("end of a roll", over, geometry.straight((x + STRIP, y, LEVEL), (x - 0.05, y, LEVEL), (0, 1, 0)), skin, 14)


def welds(dice):
    """Beads of melt along the near welds, and the round cover where three sheets meet."""
    bead = materials.surface("bead", (0.11, 0.108, 0.10), 0.8, specular=0.12, variation=0.30, blotch=30, grain=160, bump=0.3, dirt=0.6)
    for x in (SEAM - STRIP, SEAM, SEAM + STRIP):
        flat_roofs.melt([(x + dice.gauss(0.0006, 0.0005), -2.6 + k * 0.03, LEVEL + BASE + 0.0008) for k in range(520)], 0.0015, bead, round(x * 9))
    cover = materials.surface("cover", (0.50, 0.505, 0.495), 0.42, variation=0.08, blotch=9, grain=120, bump=0.12, depth=0.0006, dirt=0.30)
    for left, y in ENDS[:3]:
        flat_roofs.melt([(left + k * 0.03, y + dice.gauss(-0.0006, 0.0005), LEVEL + BASE + 0.0008) for k in range(round(STRIP / 0.03))], 0.0016, bead, round(y * 9))

        def disc(u, v, x=left + 0.012, y=y + 0.012):
            # Rolled on while hot: it follows the steps below it, softened.
            turn, out = -u * math.tau, (0.082 if v < 1 else 0.0828) * min(1.0, v * 1.04) * (1 + 0.012 * math.sin(5 * u * math.tau))
            px, py = x + out * math.cos(turn), y + out * math.sin(turn)
            near = sum(height(px + a * 0.005, py + b * 0.005) for a in range(-5, 6) for b in range(-5, 6)) / 121
            return (px, py, LEVEL + (near + 0.0018 if v < 1 else height(px, py) - 0.0006))
        geometry.surface_grid("cover", disc, 72, 26, cover)


# --- the row --------------------------------------------------------------------------------

def row(dice):
    (x, y), black = ROW, materials.rubber()
    flat_roofs.ridge_row((x, y, LEVEL + 0.004), MODULES, TILT, LOW - 0.004, dice.randint(0, 99))
    # Leads from the junction box over the edge to the rail.
    top = LEVEL + LOW + 0.598 * math.sin(TILT)
    for side in (-1, 1):
        bx = x - 0.598 * math.cos(TILT) + side * 0.052
        lift = -side * 0.052 * math.tan(TILT)
        geometry.tube("lead", [(bx, y + 0.018, top + lift + 0.009), (bx + side * 0.03, y + 0.012, top + lift + 0.011), (bx + side * 0.055, y - 0.010, top + lift - 0.004), (bx + side * 0.045, y + 0.01, top + lift - 0.035),
                               (bx + side * 0.12, y + 0.10, top - 0.075 + lift), (x - 0.20 + side * 0.03, y + 0.145, LEVEL + LOW - 0.026)], 0.0029, black, smooth=True)
    feet = [(x + 0.085 + dice.uniform(-0.010, 0.010), y + 0.24 + index * 0.82 + dice.uniform(-0.03, 0.03)) for index in range(14)]
    start = [(x - 0.30, y + 0.19, 0.060), (x - 0.12, y + 0.13, 0.054), (x - 0.02, y + 0.06, 0.012), (x + 0.06, y + 0.10, 0.010)]
    flat_roofs.clipped(start, feet, LEVEL + BASE, dice.randint(0, 99))


def litter(dice, seed):
    """Leaves lie where wind and water left them: round the outlet, on the shores, against the laps and feet; prints of boots."""
    spots = []
    for (px, py), (wide, deep) in PUDDLES[:2]:
        for _ in range(13):
            turn, out = dice.uniform(0, math.tau), dice.uniform(0.75, 1.02) if dice.random() < 0.7 else dice.uniform(0.1, 0.7)
            spots.append((px + wide * out * math.cos(turn), py + deep * out * math.sin(turn)))
    for _ in range(46):
        turn, out = dice.uniform(0, math.tau), 0.15 + abs(dice.gauss(0, 0.09))
        spots.append((GULLY[0] + math.cos(turn) * out, GULLY[1] + math.sin(turn) * out))
    spots += [(SEAM + 0.03 + abs(dice.gauss(0, 0.03)), dice.uniform(-0.6, 9)) for _ in range(16)] + [(SEAM + dice.uniform(0.15, 0.6), ENDS[0][1] - 0.05 - abs(dice.gauss(0, 0.02))) for _ in range(3)]
    spots += [(ROW[0] - 0.05 + dice.gauss(0, 0.12), ROW[1] + dice.uniform(-0.25, 10.5)) for _ in range(34)] + [(dice.uniform(-1.2, 3.2), dice.uniform(0.0, 9)) for _ in range(22)]
    weather.soaked_leaves([(x, y, LEVEL + height(x, y)) for x, y in spots], seed)
    on_sheet = [(0.20, 0.5), (0.75, 1.2), (0.45, 3.9)]
    for leaf, (down, along) in zip(weather.soaked_leaves([(0, 0, 0)] * len(on_sheet), seed + 1), on_sheet):
        leaf.location = (ROW[0] - down * math.cos(TILT), ROW[1] + along, LEVEL + LOW + down * math.sin(TILT) + 0.0024)
        leaf.rotation_mode, leaf.rotation_euler = "ZYX", (0, TILT, leaf.rotation_euler.z)
    flat_roofs.steps(((-1.15, -0.22), (-0.30, 0.02), (0.62, 0.05)), LEVEL + BASE + 0.0003, seed, color=(0.050, 0.046, 0.040))
    flat_roofs.steps(((0.02, 2.5), (-0.05, 5.2), (0.4, 8.0)), LEVEL + BASE + 0.0003, seed + 2, color=(0.050, 0.046, 0.040))
    flat_roofs.leaf_guard((*GULLY, LEVEL + BASE))


# --- what stands behind ---------------------------------------------------------------------

def edges(dice):
    left, right, front, back = ROOF
    skin, bar = materials.membrane((0.36, 0.365, 0.355)), materials.aluminium(0.42)
    for name, size, at in (("upstand", (right - left + 0.3, 0.30, 0.34), ((left + right) / 2, back, 0.17)), ("upstand", (0.30, back - front, 0.34), (right, (front + back) / 2, 0.17))):
        geometry.box(name, size, skin, (at[0], at[1], LEVEL + at[2]), bevel=0.02)
    for index in range(12):
        # A bar clamps the upstand below the coping.
        geometry.box("bar", (2.0, 0.006, 0.045), bar, (left + 1.05 + index * 2.1, back - 0.153, LEVEL + 0.262 + dice.gauss(0, 0.0015)), (0, dice.gauss(0, 0.0012), 0), 0.001)
    flat_roofs.coping((left, back), (right, back), LEVEL + 0.345, seed=3)
    geometry.box("house", (right - left - 0.2, back - front - 0.2, LEVEL - 0.1), materials.plaster(), ((left + right) / 2, (front + back) / 2, LEVEL / 2 - 0.06))


def equipment(dice):
    buildings.roof_unit((1.7, 1.05, 1.0), (0.30, 0.305, 0.30), (2.1, 12.6, LEVEL), 0.0)
    metal = materials.galvanised()
    geometry.tube("duct", [(1.2, 12.7, LEVEL + 0.62), (0.45, 12.7, LEVEL + 0.62), (0.30, 12.7, LEVEL + 0.55), (0.24, 12.7, LEVEL + 0.40), (0.24, 12.7, LEVEL)], 0.16, metal, smooth=True, resolution=6)
    for x in (0.55, 0.95):
        geometry.tube("collar", [(x, 12.7, LEVEL + 0.62), (x + 0.02, 12.7, LEVEL + 0.62)], 0.172, metal, resolution=6)
    for x, y, tall, radius in ((-0.05, 13.9, 0.75, 0.09), (3.9, 10.2, 0.5, 0.075), (-4.4, 13.3, 0.9, 0.14)):
        props.vent((x, y, LEVEL + BASE), tall, radius)
    props.rooflight(1.2, 1.2, (-7.4, 13.2, LEVEL), 0.02)
    flat_roofs.conductor(((1.82, -1.0), (1.82, 14.6), (-12.0, 14.9)), LEVEL + BASE, 5)


def town(dice, seed):
    """Town houses across the street, a block of flats behind the row of modules."""
    windows = street.casements()
    x, turn, start = 0.0, 0.06, (-13.0, 62.0)
    for index, (width, floors, tone) in enumerate(((10.5, 4, (0.46, 0.40, 0.31)), (9.0, 3, (0.40, 0.41, 0.40)), (12.0, 4, (0.42, 0.29, 0.22)))):
        place = (start[0] + x * math.cos(turn), start[1] + x * math.sin(turn), 0)
        street.front(width, floors, tone, 61 + index, windows, place, turn, shop=False, lit=0.08, dress=index)
        neighbours.roofscape(width, 3.9 + (floors - 1) * 3.15, place, turn, 61 + index, HAZE)
        x += width
    neighbours.block(26.0, 12.0, 5, (0.40, 0.37, 0.32), (-58.0, 64.0), 0.24, seed, HAZE, side=1)
    kinds = neighbours.leafy_kinds(70, 3, 11.6, HAZE, 95000, leaf=0.0112)
    spots = [(x + dice.gauss(0, 0.8), y + dice.gauss(0, 1.5)) for x, y in ((-29, 50), (-24, 56), (-19, 48), (-31, 60), (6, 46), (12.5, 49), (19, 53), (26, 58), (22, 68), (34, 66), (-44, 52), (-9, 52))]
    neighbours.trees(kinds, spots, seed, 0.80, 1.10)


def surroundings(dice, seed):
    world.plain(-0.1, 9000, materials.ground((0.07, 0.08, 0.04), HAZE))
    kinds = foliage.grove(5, 4, 11.5, HAZE, 2600, conifers=1)
    for center, width, depth, count in (((0, 130), 320, 50, 110), ((0, 280), 900, 120, 320)):
        world.tree_line(center, width, depth, count, dice.randint(0, 999), kinds, haze=HAZE)
    world.village((10, 200), 16, (300, 90), 4, HAZE)
    world.hills(2100, -95, 100, 150, 4, HAZE)


scene.render(build, "membrane-seam", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, warmth=-0.32)
