"""Morning in a living room: through the open balcony door the rear of two modules on the railing, their inverter, the cable to a socket."""
import math
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from bpy import context  # noqa: E402
from mathutils import Matrix, Vector  # noqa: E402

from library import buildings, camera, flats, foliage, geometry, light, materials, module, scene, studio, world  # noqa: E402
from library.nodes import Graph  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 2400, 1350, 11, 5, -1.9
SUN = (24.0, 224.0)                        # height and compass direction in degrees: in front, on the right
GROUND = -9.0                              # the flat is on the third floor
DOOR = (-1.3, 1.5, 2.28)                   # left and right as x, height; the room is at y > WALL, the balcony at y < 0
WALL = 0.30
SIDE = 1.75                                # x of the balcony's side wall
TILES = -0.035                             # top of the balcony's floor below the boards
FRONT, RAIL = -1.49, 1.05                  # y of the railing, its height above the tiles
MIDDLES = (0.772, -0.985)                  # x of the modules: their boxes stand between two bars
LEAN = math.radians(3.0)
HAZE = 2000.0


def build(seed):
    dice = random.Random(seed)
    light.daylight(elevation=SUN[0], azimuth=SUN[1], dust=1.5, clouds=0.35, seed=seed)
    cycles = context.scene.cycles
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 3, 2
    room(dice)
    door()
    balcony()
    modules(dice)
    wiring()
    things(dice)
    opposite(dice, seed)
    # The lens is shifted down instead of tilted: jambs stay upright.
    turn = math.radians(17.0)
    eye = Vector((-0.9, 3.2, 1.30))
    camera.place(eye, eye + Vector((math.sin(turn), -math.cos(turn), 0)) * 5, lens=28, focus=(0.9, -1.4, 0.5), aperture=1.6, shift=(0, -0.135))


def room(dice):
    """Walls, ceiling and boards; a portal helps the sky find its way in."""
    paint = materials.surface("wall", (0.66, 0.64, 0.59), 0.85, variation=0.03, blotch=0.8, grain=120, bump=0.12, depth=0.0006)
    left, right, far, high = -2.6, 3.0, 6.2, 2.62
    inner = buildings.wall("inner", right - left, high, [(DOOR[0] - left, -0.001, DOOR[1] - DOOR[0], DOOR[2])], paint, 0.12)
    inner.location = (left, WALL - 0.12, 0)
    outer = buildings.wall("outer", 9.0, 3.2, [(DOOR[0] + 4.5, 0.2, DOOR[1] - DOOR[0], DOOR[2])], materials.plaster((0.62, 0.57, 0.49)), WALL - 0.12)
    outer.location = (-4.5, 0, -0.2)
    for name, size, at in (("rear", (right - left, 0.1, high), ((left + right) / 2, far, high / 2)), ("ceiling", (right - left + 0.2, far, 0.1), ((left + right) / 2, far / 2 + WALL, high + 0.05)),
                           ("left", (0.1, far, high), (left - 0.05, far / 2 + WALL, high / 2)), ("right", (0.1, far, high), (right + 0.05, far / 2 + WALL, high / 2))):
        geometry.box(name, size, paint, at, bevel=0)
    geometry.box("subfloor", (right - left, far, 0.05), materials.rubber(), ((left + right) / 2, far / 2 + WALL, -0.042), bevel=0)
    oak = [materials.wood(tone, rough=rough) for tone, rough in (((0.30, 0.185, 0.095), 0.34), ((0.27, 0.165, 0.085), 0.38), ((0.33, 0.21, 0.115), 0.36))]
    x, wide = left, 0.138
    while x < right:
        y = WALL - dice.uniform(0.0, 1.2)
        while y < far:
            start, stop = max(y, WALL), min(y + dice.uniform(1.1, 2.0), far)
            if stop - start > 0.05:
                board = geometry.box("board", (wide - 0.0012, stop - start - 0.0012, 0.016), dice.choice(oak), (x + wide / 2, (start + stop) / 2, -0.008 + dice.uniform(-0.0003, 0)), bevel=0.0010)
                board.rotation_euler = (dice.gauss(0, 0.0004), dice.gauss(0, 0.0009), 0)
            y = stop if stop > start else y + 1.2
        x += wide
    white = materials.paint("skirting", (0.60, 0.59, 0.56), 0.35)
    for start, stop in ((left, DOOR[0]), (DOOR[1], right)):
        geometry.box("skirting", (stop - start, 0.016, 0.075), white, ((start + stop) / 2, WALL + 0.008, 0.0375), bevel=0.004)
    for z, tall in ((1.06, 0.08), (1.142, 0.08)):
        geometry.box("plate", (0.081, 0.010, tall), white, (-1.56, WALL + 0.005, z), bevel=0.004)
        geometry.box("switch", (0.055, 0.006, 0.055), white, (-1.56, WALL + 0.011, z), (0.05, 0, 0), 0.003)
    for side, start, stop, phase in ((1, DOOR[1] - 0.06, DOOR[1] + 0.42, 0.4), (-1, DOOR[0] + 0.02, DOOR[0] - 0.22, 2.0)):
        count = 110
        fold = [(start + (stop - start) * i / count, 0.034 * math.sin(i * 0.52 + phase) + 0.013 * math.sin(i * 0.21 + phase * 2)) for i in range(count + 1)]
        path = [((0, WALL + 0.10, 0.012 + 2.45 * s / 8), (1, 0, 0), (0, 1, 0)) for s in range(9)]
        geometry.extrude("curtain", fold, path, flats.sheer(), 60)
    portal = light.panel("portal", ((DOOR[0] + DOOR[1]) / 2, 0.0, DOOR[2] / 2), ((DOOR[0] + DOOR[1]) / 2, 3.0, DOOR[2] / 2), (DOOR[1] - DOOR[0], DOOR[2]), 1.0)
    portal.data.cycles.is_portal = True
    # The room has another window behind the viewer.
    light.panel("window", (0.4, 5.9, 1.7), (0.4, 0.3, 0.9), (2.4, 1.5), 150, (1.0, 0.96, 0.90)).visible_glossy = False


def door():
    """A sliding door: the fixed pane on the right of the picture, the open leaf pushed behind it."""
    metal, pane = materials.paint("door frame", (0.055, 0.058, 0.062), 0.38), materials.glass((0.90, 0.93, 0.92))
    left, right, tall = DOOR
    stile = -0.33
    for z, high in ((tall - 0.03, 0.06), (-0.010, 0.030)):
        geometry.box("frame", (right - left, 0.13, high), metal, ((left + right) / 2, 0.115, z), bevel=0.003)
    for x in (left + 0.025, right - 0.025):
        geometry.box("frame", (0.05, 0.13, tall), metal, (x, 0.115, tall / 2), bevel=0.003)
    # An oak threshold closes the gap between the frame and the boards.
    geometry.box("threshold", (0.119, right - left, 0.014), materials.wood((0.24, 0.145, 0.075), rough=0.4), ((left + right) / 2, 0.2405, 0.001), (0, 0, math.pi / 2), 0.003)
    for groove in (0.085, 0.145):
        geometry.box("track", (right - left - 0.1, 0.006, 0.008), materials.aluminium(0.3), ((left + right) / 2, groove, 0.008), bevel=0.001)
    for y, near, far in ((0.085, left + 0.05, stile + 0.06), (0.145, left + 0.09, stile + 0.10)):
        for x in (near + 0.035, far - 0.035):
            geometry.box("stile", (0.07, 0.045, tall - 0.09), metal, (x, y, tall / 2), bevel=0.003)
        for z, high in ((0.055, 0.08), (tall - 0.10, 0.08)):
            geometry.box("rail", (far - near - 0.14, 0.045, high), metal, ((near + far) / 2, y, z), bevel=0.003)
        geometry.box("pane", (far - near - 0.13, 0.004, tall - 0.22), pane, ((near + far) / 2, y, tall / 2), bevel=0)
    geometry.box("handle", (0.018, 0.030, 0.26), materials.stainless(), (stile + 0.065, 0.185, 1.05), bevel=0.006)


def balcony():
    stone, tile = materials.plaster((0.50, 0.455, 0.385)), materials.concrete((0.30, 0.28, 0.255))
    geometry.box("slab", (4.3, 1.55, 0.16), materials.concrete((0.42, 0.40, 0.37)), (SIDE - 1.95, -0.775, TILES - 0.105), bevel=0.01)
    geometry.box("side wall", (0.2, 1.62, 3.1), stone, (SIDE + 0.1, -0.81, 1.35), bevel=0.006)
    for i in range(11):
        for j in range(4):
            geometry.box("tile", (0.395, 0.372, 0.02), tile, (SIDE - 0.205 - i * 0.4, -0.20 - j * 0.377, TILES - 0.010), bevel=0.003)
    buildings.bar_railing([(-2.3, -0.02, TILES), (-2.3, FRONT, TILES), (SIDE - 0.02, FRONT, TILES)], RAIL, 0.125)


def modules(dice):
    """They hang outside, faces to the street; straps through eyelets go round the handrail."""
    face, top = FRONT - 0.052, TILES + RAIL - 0.045
    steel, label = materials.stainless(), materials.plastic("label", (0.62, 0.62, 0.60), 0.35)
    ink = materials.plastic("print", (0.03, 0.03, 0.03), 0.5)
    ring = geometry.lathe("eyelet", [(0.006, 0.0), (0.011, 0.0), (0.0115, 0.0012), (0.0085, 0.0022), (0.006, 0.0014)], steel, sides=28)
    ring.hide_render = True
    for middle in MIDDLES:
        sway = flats.billow(0.012, middle * 2)
        sheet = module.make("balcony", module.height(sway), "white", dust=0.015, box="rear")
        for slot in sheet.material_slots:
            if slot.material.name.startswith("laminate rim"):
                slot.material = rear_side()
        tilt = math.pi / 2 - LEAN
        sheet.matrix_world = Matrix.Translation((middle, face - math.sin(LEAN) * 0.58, top - 0.58 * math.cos(LEAN))) @ Matrix.Rotation(tilt, 4, "X") @ Matrix.Rotation(math.pi / 2, 4, "Z")
        for along in (-0.80, -0.27, 0.27, 0.80):
            x = middle + along + dice.uniform(-0.004, 0.004)
            geometry.instance(ring, (x, face + 0.001, top - 0.022), (tilt + math.pi, 0, 0))
            strap(x, face, top - 0.022, dice)
        # The type label: lines of print too small to read.
        back = face + 0.0012 - math.sin(LEAN) * 0.27
        geometry.box("label", (0.150, 0.0006, 0.095), label, (middle - 0.54, back, top - 0.27), (-LEAN, 0, 0), 0.0002)
        for line in range(6):
            geometry.box("line", (0.118 - 0.05 * (line % 3 == 2), 0.0004, 0.004), ink, (middle - 0.545, back + 0.0005 - 0.0007 * (line - 3) * 0.7, top - 0.238 - line * 0.012), (-LEAN, 0, 0), 0.0001)


def rear_side():
    """Against the light the white rear shows faintly where cells lie, and where they do not."""
    plan, graph = module.layout("balcony"), Graph("rear side")
    m, (wide, high), (gap_x, gap_y, middle) = graph.math, plan["cell"], plan["gaps"]
    split = graph.node("ShaderNodeSeparateXYZ")
    graph.links.new(graph.place("uv"), split.inputs[0])
    cell = 1.0
    for place, size, gap, count, offset in ((split.outputs[0], wide, gap_x, plan["columns"], 0.0), (m("ABSOLUTE", split.outputs[1]), high, gap_y, plan["rows"] / 2, middle / 2)):
        pitch = size + gap
        along = m("SUBTRACT", place, offset) if offset else m("ADD", place, (count * pitch - gap) / 2)
        within = m("MULTIPLY", m("GREATER_THAN", along, 0.0), m("LESS_THAN", along, count * pitch - gap))
        # The edges are soft: they are seen through the laminate.
        edge = m("ABSOLUTE", m("SUBTRACT", m("FRACT", m("DIVIDE", along, pitch)), size / pitch / 2))
        cell = m("MULTIPLY", cell, m("MULTIPLY", within, graph.smooth(m("MULTIPLY", edge, pitch), size / 2 + 0.001, size / 2 - 0.004)))
    cloud = graph.noise(graph.place("uv"), 3.0, 4)
    shade = graph.mix(cell, (0.60, 0.60, 0.585), (0.44, 0.45, 0.455))
    shade = graph.node("ShaderNodeHueSaturation", Color=shade, Value=graph.smooth(cloud, 0.3, 0.7, 0.95, 1.05, "LINEAR")).outputs[0]
    graph.set(Base_Color=shade, Roughness=0.5, Normal=graph.bump(cell, 0.5, 0.0004))
    return graph.material


def strap(x, face, low, dice):
    """Webbing from the eyelet over the handrail and back, a buckle inside, the loose end hanging."""
    web, black = materials.fabric("webbing", (0.075, 0.080, 0.085), 700), materials.plastic("buckle", (0.014, 0.014, 0.015), 0.4)
    high, inside, outside = TILES + RAIL + 0.0012, FRONT + 0.0262, FRONT - 0.0262
    corners = [(face + 0.002, low), (outside - 0.004, TILES + RAIL - 0.034), (outside, high - 0.004), (outside + 0.004, high), (inside - 0.004, high), (inside, high - 0.004),
               (inside, TILES + RAIL - 0.030), (inside - 0.006, TILES + RAIL - 0.0335), (outside + 0.002, TILES + RAIL - 0.038), (face + 0.004, low + 0.001)]
    path = []
    for index, (y, z) in enumerate(corners):
        before, after = corners[max(index - 1, 0)], corners[min(index + 1, len(corners) - 1)]
        along = Vector((0, after[0] - before[0], after[1] - before[1])).normalized()
        path.append(((x, y, z), (1, 0, 0), Vector((1, 0, 0)).cross(along)))
    geometry.extrude("strap", [(-0.0100, 0), (0.0100, 0), (0.0100, 0.0014), (-0.0100, 0.0014)], path, web, 50, True)
    geometry.box("buckle", (0.030, 0.007, 0.021), black, (x, inside + 0.005, high - 0.016), bevel=0.002)
    hang = dice.uniform(0.05, 0.12)
    tail = [((x + 0.002, inside + 0.006 + 0.010 * math.sin(s * 1.3), high - 0.026 - hang * s / 5), (1, 0.1 * s / 5, 0), (0, 1, 0)) for s in range(6)]
    geometry.extrude("tail", [(-0.0098, 0), (0.0098, 0), (0.0098, 0.0014), (-0.0098, 0.0014)], tail, web, 50, True)


def wiring():
    """Leads with plugs into the inverter on the railing; its cable lies along the side wall and rises to the socket."""
    rear, steel, black = FRONT - 0.046, materials.stainless(), materials.plastic("clip", (0.014, 0.014, 0.015), 0.45)
    x, z = 1.20, 0.40
    for up in (-0.055, 0.055):
        geometry.box("bracket", (0.36, 0.004, 0.024), steel, (x, FRONT + 0.0085, z + up), bevel=0.001)
    studio.inverter().matrix_world = Matrix.Translation((x, FRONT + 0.0105, z)) @ Matrix.Rotation(math.pi, 4, "Y") @ Matrix.Rotation(-math.pi / 2, 4, "X")
    low = z - 0.105
    # Both modules' leads run behind the bars, tied to the lower rail; plugs hang below the inverter.
    inner = FRONT + 0.028
    for gland, middle, drop in ((0.09, MIDDLES[0], 0.10), (0.05, MIDDLES[1], 0.055)):
        start = (middle + 0.02, rear - 0.02, 0.40)
        run = [start, (middle + 0.09, rear - 0.004, 0.30), (middle + 0.16, rear + 0.01, 0.14 + drop * 0.3), (middle + 0.30, FRONT + 0.012, 0.075)]
        if middle < 0:
            run += [(middle + 0.8 + s * 0.37, FRONT + 0.014, 0.070 - 0.010 * (s % 2)) for s in range(4)]
        plug = (x + gland - 0.115, inner, 0.055 + drop)
        run += [(plug[0] - 0.10, FRONT + 0.020, plug[2] - 0.018), (plug[0], plug[1], plug[2])]
        studio.cable(run, 0.0029)
        studio.connector(plug, 0.0, -0.35)
        studio.connector((plug[0] + 0.118, inner, plug[2] + 0.043), math.pi, 0.35, pin=False)
        studio.cable([(plug[0] + 0.118, inner, plug[2] + 0.043), (x + gland + 0.025, inner, plug[2] + 0.075), (x + gland, FRONT + 0.025, low - 0.04), (x + gland, FRONT + 0.0245, low + 0.006)], 0.0029)
    for tie in (-0.55, -0.18, 0.20):
        geometry.tube("tie", [(tie, FRONT + 0.019, 0.046), (tie, FRONT + 0.019, 0.082), (tie, FRONT - 0.018, 0.082), (tie, FRONT - 0.018, 0.046)], 0.0016, black, closed=True)
    # On the floor points stand close where it lands and rises: the curve must not dip into the tiles.
    floor, wall = TILES + 0.006, SIDE - 0.007
    socket = Vector((SIDE, -0.42, 0.50))
    plug = (SIDE - 0.094, socket.y, socket.z - 0.019)
    studio.cable([(x - 0.07, FRONT + 0.0245, low + 0.006), (x - 0.07, FRONT + 0.03, low - 0.10), (x - 0.04, FRONT + 0.08, floor + 0.06), (x + 0.02, FRONT + 0.135, floor + 0.012), (x + 0.05, FRONT + 0.165, floor + 0.002),
                  (x + 0.12, FRONT + 0.19, floor), (x + 0.30, FRONT + 0.24, floor), (wall - 0.10, FRONT + 0.36, floor),
                  (wall - 0.05, -0.95, floor), (wall - 0.07, -0.68, floor), (wall - 0.05, -0.50, floor), (wall - 0.052, -0.475, floor + 0.002), (wall - 0.053, -0.457, floor + 0.014), (wall - 0.055, -0.44, floor + 0.05), (wall - 0.105, -0.42, 0.22), (wall - 0.150, -0.42, 0.43), (plug[0] - 0.028, -0.42, socket.z)], 0.0040)
    studio.earthed_plug(plug)
    grey = materials.plastic("socket", (0.52, 0.52, 0.50), 0.4)
    geometry.box("socket", (0.050, 0.082, 0.086), grey, socket + Vector((-0.025, 0, 0)), bevel=0.007, segments=4)
    geometry.box("lid", (0.010, 0.076, 0.078), grey, socket + Vector((-0.078, 0, 0.052)), (0, -1.15, 0), 0.004)
    geometry.tube("conduit", [socket + Vector((-0.014, 0, 0.04)), socket + Vector((-0.014, 0, 2.3))], 0.010, grey)


def things(dice):
    chair = buildings.folding_chair()
    chair.location, chair.rotation_euler = (-0.72, -0.78, TILES), (0, 0, 0.75)
    for spot, size, seed in (((-1.32, -1.22, TILES), 0.9, 1), ((0.30, -1.24, TILES), 0.36, 7)):
        buildings.pot_plant(seed, size, sprays=2800).location = spot
    studio.stool((1.36, 0.80, 0.0), 0.4)
    buildings.pot_plant(4, 0.42, (0.42, 0.40, 0.36), sprays=1500).location = (1.36, 0.80, 0.48)


def opposite(dice, seed):
    """Limes and a house on the other side of the street, against the light."""
    world.plain(GROUND - 0.1, 8000, materials.ground((0.075, 0.088, 0.035), HAZE))
    for index, (x, y, wide, deep, tall, floors, tone) in enumerate(((9.5, -36, 17, 12, 12.0, 4, (0.56, 0.50, 0.41)), (-14, -40, 19, 12, 13.0, 4, (0.44, 0.29, 0.21)), (33, -46, 20, 13, 15.0, 5, (0.54, 0.53, 0.50)))):
        world.building((wide, deep, tall), floors, tone, "gable", (x, y, GROUND), dice.uniform(-0.06, 0.06), HAZE, 1.2, 2.6, seed + index)
    green, stem = materials.leaves((0.065, 0.105, 0.024), HAZE), materials.bark(HAZE)
    limes = [foliage.tree(30 + k, 12.6, 0.32, 17000, 0.20, green, stem) for k in range(3)]
    for kind in limes:
        kind.hide_render = True
    foliage.scatter(limes, [(x + dice.uniform(-1, 1), -19 + dice.uniform(-2, 2), GROUND) for x in (-13, -7.5, -3.0, 4.0, 9.0, 16.0, 22)], seed, 0.86, 1.08)
    world.tree_line((10, -90), 160, 30, 50, seed, limes, haze=HAZE, level=GROUND)


scene.render(build, "balcony-inside", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, warmth=0.2)
