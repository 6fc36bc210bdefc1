"""What the walls of motorhome.py have when they are seen from the ground: wheel arches, a door, hatches, vents, the dirt of the road.

Only the left wall (x < 0) and the rear: no picture shows the others.
"""
import math

import bpy

from . import geometry, materials, motorhome, vehicles
from .nodes import Graph

HALF, TOP, FLOOR = motorhome.HALF, motorhome.TOP, motorhome.FLOOR
AXLES = (1.55, 6.20)                       # y of the wheels; behind the wheel of the cab as in other integrated ones
RADIUS, ARCH = 0.36, 0.445                 # of a wheel and of its arch
DOOR = (3.50, 4.06, 0.60, 2.42)           # from y, to y, from z, to z


def wall(y, z):
    """x of the left wall's face."""
    narrow = 0.05 * max(0.0, (y - 5.4) / 1.5) ** 2
    return -(HALF - narrow - 0.015 * (z - FLOOR) / (TOP - FLOOR))


def dress():
    """Call it after motorhome.body(): it cuts arches into it, moves its wheels into them and paints it anew."""
    arches()
    paint = road_paint()
    for entity in bpy.data.objects:
        if entity.name.startswith(("body", "bonnet", "rear wall")):
            entity.data.materials[0] = paint
    openings(paint)
    rear(paint)
    front()
    below()


def arches():
    dark, seal = materials.plastic("liner", (0.010, 0.010, 0.010), 0.8), materials.plastic("arch trim", (0.020, 0.020, 0.021), 0.55)
    wheels = [entity for entity in bpy.data.objects if entity.name.startswith("wheel")]
    for entity in wheels:
        entity.location.y = AXLES[0] if entity.location.y < 3 else AXLES[1]
    for y in AXLES:
        cutter = geometry.cylinder("cutter", ARCH, 0.60, None, (-HALF - 0.25, y, RADIUS), (0, math.pi / 2, 0), sides=72)
        cutter.hide_render = True
        for entity in bpy.data.objects:
            if entity.name.startswith(("body", "skirt")):
                cut = entity.modifiers.new("arch", "BOOLEAN")
                cut.operation, cut.solver, cut.object = "DIFFERENCE", "EXACT", cutter

        def liner(u, v, y=y):
            turn = math.pi * (1.12 * u - 0.06)
            return (wall(y, 0.5) + 0.012 + 0.36 * v, y + (ARCH - 0.004) * math.cos(turn), RADIUS + (ARCH - 0.004) * math.sin(turn))
        geometry.surface_grid("liner", liner, 60, 4, dark)
        geometry.box("well", (0.02, 2 * ARCH, ARCH * 1.3), dark, (wall(y, 0.5) + 0.35, y, RADIUS + 0.16), bevel=0)
        ring = [(y + ARCH * math.cos(a), RADIUS + ARCH * math.sin(a)) for a in (math.pi * (1.08 * i / 40 - 0.04) for i in range(41))]
        geometry.tube("arch trim", [(wall(at, z) + 0.004, at, z) for at, z in ring], 0.017, seal, resolution=3)


def outline(y_from, y_to, low, high, radius, material, corner=0.06):
    edge = vehicles.fillet([(y_from, low, corner), (y_to, low, corner), (y_to, high, corner), (y_from, high, corner)])
    geometry.tube("outline", [(wall(point.x, point.y) - 0.003, point.x, point.y) for point in edge], radius, material, closed=True)


def openings(paint):
    """Frames, a door with its step, hatches, decals, the refrigerator's vents, a gas locker, a light over the door."""
    black, joint = materials.plastic("seal", (0.012, 0.012, 0.013), 0.5), materials.plastic("joint", (0.05, 0.05, 0.05), 0.7)
    metal, blind = materials.aluminium(0.4), materials.fabric("blind", (0.30, 0.29, 0.26))
    for start, end, part in ((0.7, 1.7, 0.19), (2.4, 3.3, 0.30)):
        outline(start - 0.02, end + 0.02, 1.53, 2.17, 0.015, black)
        geometry.box("blind", (0.004, end - start - 0.06, part), blind, (wall(start, 2.0) - 0.0078, (start + end) / 2, 2.12 - part / 2), bevel=0)
    outline(5.27, 6.43, 1.42, 2.03, 0.012, black)
    # The cab's door: its joint, its handle, the strip below its window.
    outline(5.20, 6.50, 0.86, 2.10, 0.004, joint, 0.09)
    geometry.box("cab handle", (0.035, 0.20, 0.035), black, (wall(5.35, 1.2) - 0.012, 5.40, 1.22), bevel=0.012)
    y_from, y_to, low, high = DOOR
    middle = (y_from + y_to) / 2
    leaf = geometry.box("door", (0.016, y_to - y_from, high - low), paint, (wall(middle, 1.5) - 0.002, middle, (low + high) / 2), bevel=0.006)
    leaf.name = "door"
    outline(y_from - 0.008, y_to + 0.008, low - 0.008, high + 0.008, 0.008, joint, 0.03)
    geometry.box("door pane", (0.014, 0.30, 0.62), vehicles.tinted(), (wall(middle, 1.9) - 0.008, middle, 1.86), bevel=0.004)
    outline(middle - 0.16, middle + 0.16, 1.54, 2.18, 0.010, black, 0.05)
    geometry.box("door handle", (0.035, 0.15, 0.05), black, (wall(middle, 1.2) - 0.022, y_from + 0.12, 1.20), bevel=0.014)
    for z in (0.78, 2.20):
        geometry.box("hinge", (0.022, 0.03, 0.09), metal, (wall(y_to, z) - 0.010, y_to + 0.010, z), bevel=0.006)
    geometry.tube("grab rail", [(wall(3.4, 1.1) + 0.004, 3.39, 1.06), (wall(3.4, 1.1) - 0.055, 3.39, 1.08), (wall(3.4, 1.4) - 0.055, 3.39, 1.44), (wall(3.4, 1.4) + 0.004, 3.39, 1.46)], 0.012, black, smooth=True)
    geometry.box("door lamp", (0.045, 0.26, 0.045), materials.plastic("lamp cover", (0.62, 0.61, 0.58), 0.35), (wall(middle, 2.48) - 0.02, middle, 2.49), bevel=0.015)
    # The step, folded out.
    tread = materials.surface("step", (0.10, 0.10, 0.10), 0.6, 0.5, variation=0.2, blotch=9, grain=90, bump=0.3, dirt=0.6)
    geometry.box("step", (0.28, 0.50, 0.030), tread, (wall(middle, 0.3) - 0.15, middle, 0.265), bevel=0.008)
    for side in (-0.22, 0.22):
        geometry.tube("step arm", [(wall(middle, 0.3) - 0.16, middle + side, 0.262), (wall(middle, 0.3) + 0.10, middle + side, 0.40)], 0.012, tread)
    for box in ((2.25, 3.15, 0.66, 1.02), (0.30, 0.92, 0.70, 1.06), (4.62, 5.06, 0.66, 1.10)):
        outline(*box, 0.004, joint, 0.03)
        for share in (0.2, 0.8):
            geometry.box("lock", (0.014, 0.045, 0.028), black, (wall(2, 0.8) - 0.004, box[0] + (box[1] - box[0]) * share, box[3] - 0.05), bevel=0.005)
    vent, slot = materials.plastic("vent", (0.50, 0.50, 0.48), 0.45), materials.plastic("slot", (0.010, 0.010, 0.010), 0.8)
    for z in (1.42, 1.86):
        geometry.box("vent", (0.022, 0.46, 0.26), vent, (wall(4.4, z) - 0.006, 4.42, z), bevel=0.008)
        for step in range(7):
            geometry.box("slot", (0.008, 0.38, 0.010), slot, (wall(4.4, z) - 0.0165, 4.42, z - 0.09 + step * 0.03), bevel=0.001)
    for z, wide, color in ((1.30, 0.11, (0.018, 0.050, 0.058)), (1.19, 0.035, (0.19, 0.20, 0.21))):
        decal = materials.paint("decal", color, 0.3, dirt=0.15)
        for start, end in ((0.20, 3.34), (4.10, 4.18), (4.66, 5.16)):
            geometry.box("decal", (0.004, end - start, wide), decal, (wall(2, z) - 0.0005, (start + end) / 2, z), bevel=0)
    amber = materials.paint("side marker", (0.45, 0.13, 0.005), 0.2, coat=1.0)
    for y in (0.25, 2.2, 4.9):
        geometry.box("side marker", (0.014, 0.075, 0.026), amber, (wall(y, 0.58) - 0.006, y, 0.585), bevel=0.006)


def rear(paint):
    """A frame behind the rear wall, its mouldings, lamps, a bumper with its joint to the wall."""
    black, lamp = materials.plastic("seal", (0.012, 0.012, 0.013), 0.5), materials.paint("marker", (0.30, 0.010, 0.008), 0.15, coat=1.0)
    geometry.box("rear frame", (2 * HALF - 0.32, 0.12, TOP - FLOOR - 0.40), black, (0, -0.035, (TOP + FLOOR) / 2 - 0.06), bevel=0.01)
    geometry.rounded(geometry.box("rear moulding", (2 * HALF - 0.22, 0.15, 0.085), paint, (0, -0.085, TOP - 0.255), bevel=0.03, segments=4))
    for x, wide in ((-0.92, 0.10), (0.92, 0.10), (-0.25, 0.42)):
        geometry.box("marker", (wide, 0.03, 0.030), lamp, (x, -0.162, TOP - 0.255), bevel=0.010)
    edge = vehicles.fillet([(-0.85, 1.66, 0.07), (0.15, 1.66, 0.07), (0.15, 2.24, 0.07), (-0.85, 2.24, 0.07)])
    geometry.tube("rear outline", [(point.x, -0.146, point.y) for point in edge], 0.015, black, closed=True)
    bumper = materials.surface("bumper", (0.085, 0.086, 0.088), 0.5, variation=0.1, blotch=3, grain=300, bump=0.2, dirt=0.55)
    geometry.rounded(geometry.box("bumper", (2 * HALF - 0.06, 0.24, 0.24), bumper, (0, -0.11, 0.49), bevel=0.06, segments=5))
    for side in (-1, 1):
        geometry.box("reflector", (0.16, 0.02, 0.035), lamp, (side * 0.86, -0.232, 0.47), bevel=0.006)
    geometry.tube("plate lamp", [(-0.14, -0.155, 0.87), (0.14, -0.155, 0.87)], 0.014, black)


def front():
    """As much of the bonnet as shows past the wall: a lamp, a bumper, an air intake, the scuttle below the screen."""
    bumper = materials.surface("front bumper", (0.085, 0.086, 0.088), 0.5, variation=0.1, blotch=3, grain=300, bump=0.2, dirt=0.55)
    geometry.rounded(geometry.box("front bumper", (1.94, 1.02, 0.22), bumper, (0, motorhome.LENGTH + 0.38, 0.47), bevel=0.08, segments=5))
    lamp = materials.paint("headlamp", (0.20, 0.21, 0.22), 0.06, dirt=0.05, coat=1.0)
    for side in (-1, 1):
        geometry.rounded(geometry.box("headlamp", (0.16, 0.40, 0.19), lamp, (side * 0.905, motorhome.LENGTH + 0.60, 0.90), (0, 0, side * 0.04), 0.05, 5))
        geometry.box("indicator", (0.06, 0.12, 0.06), materials.paint("indicator", (0.45, 0.13, 0.005), 0.2, coat=1.0), (side * 0.958, motorhome.LENGTH + 0.30, 0.92), bevel=0.012)


def below():
    """The chassis, mud flaps and the shade under the floor."""
    dark = materials.plastic("underbody", (0.014, 0.014, 0.014), 0.8)
    geometry.box("chassis", (0.80, 6.2, 0.16), dark, (0, 3.3, 0.36), bevel=0.01)
    for y in AXLES:
        geometry.cylinder("axle", 0.05, 1.8, dark, (-0.9, y, RADIUS - 0.04), (0, math.pi / 2, 0), sides=16)
        for side in (-1, 1):
            geometry.box("mud flap", (0.30, 0.012, 0.26), dark, (side * (HALF - 0.18), y - ARCH + 0.01, 0.27), (0.06, 0, 0), 0.003)


def road_paint():
    """White lacquer in world metres, z up: a season's dust low down, spray behind the wheels and on the rear, grey runs below sills and vents."""
    graph = Graph("road paint")
    m, place = graph.math, graph.place("world")
    split = graph.node("ShaderNodeSeparateXYZ")
    graph.links.new(place, split.inputs[0])
    y, z = split.outputs["Y"], split.outputs["Z"]
    cloud, fine = graph.noise(place, 1.7, 6, 0.65), graph.noise(place, 34, 5, 0.72)
    runs = graph.noise(graph.scaled(place, (11, 11, 0.45)), 1.0, 6, 0.70)
    shade = graph.node("ShaderNodeHueSaturation", Color=(0.64, 0.635, 0.61), Value=graph.smooth(graph.noise(place, 0.6, 4), 0.3, 0.7, 0.95, 1.05, "LINEAR")).outputs[0]
    film = m("MULTIPLY", graph.smooth(m("ADD", z, m("MULTIPLY", m("SUBTRACT", cloud, 0.5), 0.9)), 1.35, 0.36), graph.smooth(cloud, 0.25, 0.7, 0.45, 1.0))
    for axle in AXLES:
        behind = graph.smooth(m("ABSOLUTE", m("SUBTRACT", y, axle - 0.62)), 0.62, 0.05)
        spray = m("MULTIPLY", m("MULTIPLY", behind, graph.smooth(m("ADD", z, m("MULTIPLY", m("SUBTRACT", cloud, 0.5), 0.7)), 1.15, 0.45)), graph.smooth(fine, 0.30, 0.62, 0.35, 1.0))
        film = m("MAXIMUM", film, spray)
    tail = m("MULTIPLY", m("LESS_THAN", y, -0.02), graph.smooth(m("ADD", z, m("MULTIPLY", m("SUBTRACT", cloud, 0.5), 1.2)), 2.1, 0.6, 0.0, 0.8))
    film = m("MAXIMUM", film, tail)
    film = m("MULTIPLY", film, graph.smooth(fine, 0.25, 0.60, 0.62, 1.0))
    wash = m("MULTIPLY", graph.smooth(runs, 0.50, 0.72), graph.smooth(z, 2.75, 2.2, 0.55, 0.30))
    shade = graph.mix(m("MULTIPLY", wash, 0.75), shade, (0.20, 0.19, 0.165))
    shade = graph.mix(m("MULTIPLY", film, 0.90), shade, (0.115, 0.090, 0.060))
    rough = m("ADD", graph.smooth(cloud, 0.3, 0.7, 0.24, 0.32), m("MULTIPLY", m("MAXIMUM", film, m("MULTIPLY", wash, 0.6)), 0.45))
    slow = graph.bump(graph.noise(place, 1.1, 1, 0.4), 1.0, 0.0022)
    graph.set(Base_Color=shade, Roughness=rough, Specular=0.5, Normal=graph.bump(fine, 0.05, 0.0004, slow))
    return graph.material
