"""A diesel or battery railcar in daily use, without a brand: its shell with panes one sees through, seats, cab, bogies.

x is across, y runs along the line, z is up from the rails, in metres; the front is at y = 0 and looks towards -y.
"""
import math

import bmesh
from mathutils import Vector

from . import geometry, materials, vehicles
from .nodes import Graph

LENGTH, HALF, FOOT, TOP, RADIUS = 25.2, 1.42, 0.36, 4.02, 1.85
NOSE, BLUNT = 1.9, 4.2                     # length of the rounded ends, and how square they are in plan
FLOOR = 1.02
DOORS = (7.0, 17.6)                        # their middles
PANES = [(2.75, 4.30), (4.45, 6.00), (8.00, 9.55), (9.70, 11.25), (11.40, 12.95), (13.10, 14.65), (14.80, 16.50), (18.70, 20.40), (20.55, 22.25)]
SILL, HEAD = 1.98, 2.92


def wall(z):
    """Half the width at height z: walls lean in a little, skirts are tucked under."""
    return HALF - 0.040 * max(0.0, z - 1.0) - 0.15 * max(0.0, (1.0 - z) / 0.64) ** 2


def roof(x):
    return TOP - RADIUS + math.sqrt(RADIUS * RADIUS - x * x)


def vault(across, along, lift):
    """Surface of the roof by length along its arc, so that bent modules keep their width."""
    turn = across / RADIUS
    return Vector(((RADIUS + lift) * math.sin(turn), along, TOP - RADIUS + (RADIUS + lift) * math.cos(turn)))


def outline():
    """Half of the cross-section, from the skirt over the shoulder to the crest."""
    points = [(wall(z), z) for z in [FOOT + 0.08 * i for i in range(9)] + [1.0 + 0.15 * i for i in range(1, 16)]]
    start, corner, end = Vector((wall(3.25), 3.25)), Vector((wall(3.47), 3.47)), Vector((1.17, roof(1.17)))
    points += [tuple((1 - t) ** 2 * start + 2 * t * (1 - t) * corner + t * t * end) for t in [i / 8 for i in range(1, 9)]]
    return points + [(x, roof(x)) for x in [1.17 * (1 - i / 16) for i in range(1, 17)]]


def front(z):
    """How far back the nose lies in the middle at height z: upright below, raked at the windscreen, rounded at the brow."""
    lean = 0.62 * max(0.0, (z - 1.75) / 2.1) ** 1.35 + 0.12 * max(0.0, (1.0 - z) / 0.64) ** 2
    brow = min(1.0, max(0.0, (z - 3.30) / 0.725))
    return lean + 0.42 * (1 - math.sqrt(max(0.0, 1 - brow * brow)))


def nose(x, z):
    """The y of the front skin at x and z."""
    half = wall(z) if z < 3.25 else max(abs(x), math.sqrt(max(0.0, RADIUS ** 2 - (z - TOP + RADIUS) ** 2)), 0.05)
    cosine = min(1.0, abs(x) / half) ** (BLUNT / 2)
    return front(z) + (NOSE - front(z)) * (1 - math.sqrt(max(0.0, 1 - cosine * cosine)) ** (2 / BLUNT))


def shell(material):
    """Skin of the whole car: both ends rounded in plan and at the brow, one closed mesh."""
    half, count = outline(), 18
    rings = []                              # each a curve over the full section, from left skirt to right skirt

    def section(at):
        left = [at(w, z, -1) for w, z in half]
        return left + [at(w, z, 1) for w, z in half[-2::-1]]
    for step in range(count + 1):
        turn = math.pi / 2 * (1 - step / count) ** 0.9

        def ahead(w, z, side, turn=turn):
            return Vector((side * w * math.cos(turn) ** (2 / BLUNT), front(z) + (NOSE - front(z)) * (1 - math.sin(turn) ** (2 / BLUNT)), z))

        rings.append(section(ahead))
    tail = [[Vector((p.x, LENGTH - p.y, p.z)) for p in ring] for ring in reversed(rings)]
    middle = [section(lambda w, z, side, y=y: Vector((side * w, y, z))) for y in vehicles.steps(NOSE, LENGTH - NOSE, 1.0)[1:-1]]
    rings += middle + tail
    wide = len(rings[0])
    faces = [(r * wide + i, r * wide + i + 1, (r + 1) * wide + i + 1, (r + 1) * wide + i) for r in range(len(rings) - 1) for i in range(wide - 1)]
    mesh = geometry.mesh_from("shell", [p for ring in rings for p in ring], faces, smooth=True)
    whole = bmesh.new()
    whole.from_mesh(mesh)
    bmesh.ops.remove_doubles(whole, verts=whole.verts[:], dist=1e-4)
    bmesh.ops.recalc_face_normals(whole, faces=whole.faces[:])
    crest = max(whole.faces, key=lambda face: face.calc_center_median().z)
    if crest.normal.z < 0:
        bmesh.ops.reverse_faces(whole, faces=whole.faces[:])
    whole.to_mesh(mesh)
    whole.free()
    return geometry.link(mesh, material)


class Marks:
    """Shapes drawn on the skin in the shader, so that their edges are sharp at any distance."""

    def __init__(self, graph):
        self.graph, self.m = graph, graph.math
        split = graph.node("ShaderNodeSeparateXYZ")
        graph.links.new(graph.place("world"), split.inputs[0])
        self.x, self.y, self.z = split.outputs

    def beyond(self, value, spans, inward=0.0):
        """Distance from the nearest of several spans along an axis, 0 inside."""
        best = None
        for low, high in spans:
            off = self.m("SUBTRACT", self.m("ABSOLUTE", self.m("SUBTRACT", value, (low + high) / 2)), (high - low) / 2 - inward)
            best = off if best is None else self.m("MINIMUM", best, off)
        return self.m("MAXIMUM", best, 0.0)

    def boxes(self, value, spans, low, high, radius):
        """Signed distance to rectangles with rounded corners over spans of value and from low to high."""
        a, b = self.beyond(value, spans, radius), self.beyond(self.z, [(low, high)], radius)
        return self.m("SUBTRACT", self.m("SQRT", self.m("ADD", self.m("MULTIPLY", a, a), self.m("MULTIPLY", b, b))), radius)

    def inside(self, distance, edge=0.0):
        return self.graph.smooth(distance, edge + 0.002, edge - 0.002)

    def line(self, distance, wide=0.006):
        return self.graph.smooth(self.m("ABSOLUTE", distance), wide + 0.002, wide - 0.002)


def livery(lower=(0.012, 0.060, 0.070), upper=(0.50, 0.49, 0.45), door=(0.52, 0.27, 0.025)):
    """Paint, black glazing band, panes, doors and joints in one skin; winter grime from the skirts up."""
    graph = Graph("livery")
    k, m = Marks(graph), graph.math
    place = graph.place("world")
    broad, patch, fine = graph.noise(place, 0.9, 5, 0.6), graph.noise(place, 5.0, 6, 0.68), graph.noise(place, 60, 3, 0.65)
    flank = m("MULTIPLY", m("GREATER_THAN", m("ABSOLUTE", k.x), 1.16), m("LESS_THAN", k.z, 3.34))
    ahead = m("LESS_THAN", k.y, 1.35)
    # Narrower above: the screen is a trapezium.
    across = m("MULTIPLY", k.x, m("ADD", 1.0, m("MULTIPLY", m("SUBTRACT", k.z, 2.5), 0.13)))
    screen = k.boxes(across, [(-1.08, 1.08)], 2.02, 3.20, 0.16)
    mask = k.boxes(across, [(-1.24, 1.24)], 1.90, 3.50, 0.24)
    lamps = k.boxes(k.x, [(-1.20, -0.62), (0.62, 1.20)], 1.22, 1.50, 0.10)
    side = k.boxes(k.y, PANES, SILL, HEAD, 0.09)
    cab = k.boxes(k.y, [(1.02, 1.80)], 2.02, 2.90, 0.10)
    leaves = [(y + s * 0.345 - 0.215, y + s * 0.345 + 0.215) for y in DOORS for s in (-1, 1)]
    ports = k.boxes(k.y, leaves, 1.72, 2.92, 0.07)
    frames = k.boxes(k.y, [(y - 0.72, y + 0.72) for y in DOORS], 0.62, 3.06, 0.10)
    band = k.boxes(k.y, [(0.86, LENGTH - 0.86)], SILL - 0.11, HEAD + 0.11, 0.12)
    glass = m("MAXIMUM", m("MULTIPLY", flank, m("MAXIMUM", k.inside(side), m("MAXIMUM", k.inside(cab), k.inside(ports)))), m("MULTIPLY", ahead, k.inside(screen)))
    black = m("MAXIMUM", m("MULTIPLY", flank, k.inside(band)), m("MULTIPLY", ahead, m("MAXIMUM", k.inside(mask), k.inside(lamps))))
    # Colours: dark below the band, pale above, a thin line between; doors stand out.
    shade = graph.mix(m("GREATER_THAN", k.z, SILL - 0.19), lower, upper)
    shade = graph.mix(k.line(m("SUBTRACT", k.z, SILL - 0.20), 0.022), shade, (0.46, 0.25, 0.03))
    shade = graph.mix(graph.smooth(k.z, 3.30, 3.42), shade, (0.43, 0.425, 0.40))
    shade = graph.mix(black, shade, (0.008, 0.008, 0.009))
    at_door = m("MULTIPLY", flank, k.inside(frames))
    shade = graph.mix(at_door, shade, door)
    shade = graph.mix(m("MULTIPLY", at_door, k.inside(ports, 0.045)), shade, (0.008, 0.008, 0.009))
    joints = m("MULTIPLY", flank, m("MAXIMUM", k.line(frames, 0.011), m("MULTIPLY", at_door, m("MAXIMUM", k.line(m("SUBTRACT", k.y, DOORS[0]), 0.010), k.line(m("SUBTRACT", k.y, DOORS[1]), 0.010)))))
    plates = k.beyond(k.y, [(y, y) for y in (1.9, 4.4, 9.6, 12.9, 16.2, 20.5, 23.3)])
    seams = m("MULTIPLY", m("LESS_THAN", k.z, SILL - 0.24), k.line(plates, 0.004))
    seams = m("MAXIMUM", seams, k.line(m("SUBTRACT", k.z, 0.92), 0.005))
    skirt = k.line(k.boxes(k.y, [(3.0, 4.0), (9.9, 10.9), (11.2, 12.5), (14.4, 15.8)], 0.48, 0.84, 0.04), 0.004)
    joints = m("MAXIMUM", joints, m("MAXIMUM", seams, m("MULTIPLY", flank, skirt)))
    shade = graph.mix(joints, shade, (0.006, 0.006, 0.006))
    # Grime: brake dust and salt thrown up, runs below the roof's edge, soot on the roof.
    high = m("ADD", k.z, m("MULTIPLY", m("SUBTRACT", patch, 0.5), 0.55))
    spray = graph.smooth(high, 1.55, 0.50, 0.0, 0.62)
    runs = graph.noise(graph.scaled(place, (7, 7, 0.22)), 1.0, 6, 0.7)
    drips = m("MULTIPLY", graph.smooth(runs, 0.52, 0.74), graph.smooth(k.z, 3.45, 2.2, 0.40, 0.10))
    film = m("MAXIMUM", m("MULTIPLY", graph.smooth(broad, 0.35, 0.7), 0.14), m("MAXIMUM", spray, drips))
    soot = m("MULTIPLY", graph.smooth(k.z, 3.3, 3.5), graph.smooth(patch, 0.36, 0.68, 0.04, 0.26))
    dirt = m("MULTIPLY", m("MAXIMUM", film, soot), m("SUBTRACT", 1.0, m("MULTIPLY", black, 0.45)))
    shade = graph.mix(dirt, shade, graph.mix(fine, (0.080, 0.070, 0.060), (0.165, 0.155, 0.14)))
    rough = m("ADD", 0.16, m("MULTIPLY", dirt, 0.62))
    rough = m("SUBTRACT", rough, m("MULTIPLY", black, 0.07))
    # The other face of the skin is the lining of the rooms.
    shade = graph.mix(graph.nodes.new("ShaderNodeNewGeometry").outputs["Backfacing"], shade, (0.20, 0.195, 0.18))
    wave = graph.bump(graph.noise(place, 1.3, 1, 0.4), 1.0, 0.0022)
    graph.set(Base_Color=shade, Roughness=rough, Clearcoat=0.25, Normal=graph.bump(joints, -0.8, 0.006, wave))
    # Panes: thin, a little tinted, film of dust.
    clear = graph.node("ShaderNodeBsdfTransparent", Color=(0.60, 0.66, 0.64, 1))
    gleam = graph.node("ShaderNodeBsdfGlossy", Roughness=0.02)
    pane = graph.node("ShaderNodeMixShader", Fac=m("MULTIPLY", graph.sheen(1.5), 1.5))
    graph.links.new(clear.outputs[0], pane.inputs[1])
    graph.links.new(gleam.outputs[0], pane.inputs[2])
    both = graph.node("ShaderNodeMixShader", Fac=m("MULTIPLY", glass, m("SUBTRACT", 0.97, m("MULTIPLY", graph.smooth(patch, 0.45, 0.75), 0.05))))
    graph.links.new(graph.shader.outputs[0], both.inputs[1])
    graph.links.new(pane.outputs[0], both.inputs[2])
    graph.links.new(both.outputs[0], graph.output.inputs["Surface"])
    return graph.material


def emitter(name, color, strength):
    graph = Graph(name)
    graph.set(Base_Color=(0.8, 0.8, 0.8), Emission=(*color, 1.0), Emission_Strength=strength)
    return graph.material


def saloon():
    """Floor, ceiling with lamps, seats in bays, racks, poles, bulkheads; a desk and a seat in the cab."""
    floor, pale = materials.plastic("floor", (0.055, 0.057, 0.060), 0.6), materials.paint("lining", (0.52, 0.50, 0.46), 0.45)
    middle, long = LENGTH / 2, LENGTH - 4.6
    geometry.box("floor", (2.62, LENGTH - 1.4, 0.05), floor, (0, middle, FLOOR), bevel=0.01)
    geometry.box("ceiling", (2.0, long, 0.03), pale, (0, middle, 3.33), bevel=0.01)
    for side in (-1, 1):
        geometry.box("lamp", (0.11, long - 0.6, 0.02), emitter("strip", (1.0, 0.86, 0.66), 42.0), (side * 0.52, middle, 3.305), bevel=0.006)
        geometry.box("rack", (0.34, long - 1.0, 0.025), materials.aluminium(), (side * 1.10, middle, 2.86), bevel=0.01)
        geometry.box("heater", (0.10, long, 0.75), pale, (side * 1.33, middle, FLOOR + 0.40), bevel=0.02)
        for y in (2.35, LENGTH - 2.35):
            geometry.box("bulkhead", (0.85, 0.05, 2.3), pale, (side * 0.86, y, FLOOR + 1.17), bevel=0.01)
    cloth, cap = materials.fabric("seat", (0.020, 0.055, 0.075), 300), materials.fabric("headrest", (0.22, 0.20, 0.17), 300)
    parts = [geometry.box("cushion", (0.44, 0.46, 0.13), cloth, (0, -0.05, 0.42), bevel=0.05, segments=3),
             geometry.box("back", (0.44, 0.11, 0.72), cloth, (0, 0.20, 0.83), (-0.14, 0, 0), 0.045, 3),
             geometry.box("head", (0.30, 0.10, 0.20), cap, (0, 0.245, 1.10), (-0.14, 0, 0), 0.04, 3),
             geometry.box("leg", (0.08, 0.30, 0.36), materials.black_aluminium(), (0, 0, 0.18), bevel=0.01)]
    seat = geometry.join("seat", parts)
    for start, end in PANES:
        for x in (-1.02, -0.56, 0.56, 1.02):
            for y, turn in ((start + 0.30, math.pi), (end - 0.30, 0)):
                geometry.instance(seat, (x, y, FLOOR + 0.02), (0, 0, turn))
    pole = materials.paint("pole", (0.50, 0.34, 0.03), 0.35)
    for y in DOORS:
        for x, s in ((-0.9, -0.9), (-0.9, 0.9), (0.9, -0.9), (0.9, 0.9)):
            geometry.cylinder("pole", 0.018, 2.25, pole, (x, y + s, FLOOR), sides=12)
    dark = materials.plastic("desk", (0.022, 0.023, 0.025), 0.5)
    geometry.box("desk", (2.0, 0.55, 0.85), dark, (0, 1.25, 1.50), (0.2, 0, 0), 0.06, 3)
    geometry.box("hood", (0.9, 0.30, 0.12), dark, (0, 1.05, 1.96), (0.3, 0, 0), 0.04, 3)
    geometry.instance(seat, (0.0, 1.95, FLOOR + 0.15), (0, 0, 0), (1.15, 1.0, 1.12))
    seat.hide_render = True


def face():
    """What sits on the nose: lamps lit, wipers, rails, hatch of the coupler, plough, hoses."""
    black, steel = materials.plastic("trim", (0.014, 0.014, 0.015), 0.45), materials.surface("cast steel", (0.050, 0.044, 0.038), 0.65, 0.5, variation=0.3, grain=60, bump=0.3, dirt=0.5)
    white, red = emitter("head lamp", (1.0, 0.90, 0.72), 420.0), materials.plastic("tail lamp", (0.16, 0.006, 0.005), 0.15)
    rim = materials.aluminium(0.25)
    for side in (-1, 1):
        for x, radius, glow in ((0.78, 0.068, white), (0.955, 0.050, white), (1.09, 0.040, red)):
            y = nose(side * x, 1.36)
            turn = math.atan2(nose(side * x + 0.02, 1.36) - nose(side * x - 0.02, 1.36), 0.04)
            geometry.cylinder("bezel", radius * 1.2, 0.016, rim, (side * x, y, 1.36), (math.pi / 2, 0, turn), sides=28, bevel=0.005)
            geometry.cylinder("lens", radius, 0.022, glow, (side * x, y, 1.36), (math.pi / 2, 0, turn), sides=28, bevel=0.006)

        def on(x, z, out=0.035):
            return (x, nose(x, z) - out, z)
        geometry.tube("wiper", [on(side * 0.16, 1.98), on(side * 0.36, 2.12), on(side * 0.72, 2.28)], 0.013, black)
        geometry.tube("blade", [on(side * (0.34 + 0.075 * i), 2.10 + 0.112 * i, 0.014) for i in range(9)], 0.012, black)
        geometry.tube("grab rail", [on(side * 1.18, 1.56, 0.0), on(side * 1.18, 1.58, 0.06), on(side * 1.16, 1.84, 0.06), on(side * 1.16, 1.86, 0.0)], 0.014, rim, smooth=True)
        geometry.tube("camera", [(side * 1.36, 1.42, 2.98), (side * 1.50, 1.36, 3.02), (side * 1.58, 1.30, 3.02)], 0.045, black, smooth=True)
        geometry.tube("hose", [(side * 0.50, 0.10, 0.74), (side * 0.50, -0.13, 0.62), (side * 0.46, -0.10, 0.40), (side * 0.40, 0.06, 0.46)], 0.024, materials.rubber(), smooth=True)
    geometry.cylinder("top lamp", 0.085, 0.05, rim, (0, nose(0, 3.58) + 0.02, 3.58), (math.pi / 2 - 0.5, 0, 0), sides=28, bevel=0.008)
    geometry.cylinder("top lens", 0.066, 0.058, white, (0, nose(0, 3.58) + 0.02, 3.58), (math.pi / 2 - 0.5, 0, 0), sides=28, bevel=0.006)
    geometry.box("coupler", (0.34, 0.62, 0.30), steel, (0, -0.10, 0.80), bevel=0.05, segments=3)
    geometry.cylinder("cone", 0.10, 0.16, steel, (0.09, -0.38, 0.84), (math.pi / 2, 0, 0), top_radius=0.05, sides=24, bevel=0.01)
    geometry.box("pocket", (0.62, 0.30, 0.46), black, (0, 0.10, 0.80), bevel=0.04)
    blade = [(-0.06, 0.0), (0.10, 0.30), (0.12, 0.30), (0.0, -0.02)]
    geometry.extrude("plough", blade, [((x, nose(x, 0.5) + 0.10 + 0.10 * abs(x), 0.10), (0, 1, 0), (0, 0, 1)) for x in vehicles.steps(-1.22, 1.22, 0.12)], steel, 30, True)


def underside():
    """Bogies with wheels, frames and springs; tanks and boxes between them, all brown with brake dust."""
    iron = materials.surface("bogie", (0.052, 0.042, 0.034), 0.8, 0.2, variation=0.35, blotch=3, grain=40, bump=0.4, depth=0.003, dirt=0.5)
    tread = materials.surface("tyre", (0.30, 0.29, 0.28), 0.3, 1.0, variation=0.2, grain=60)
    parts = []
    for y in (-1.15, 1.15):
        for side in (-1, 1):
            wheel = [(0.10, -0.03), (0.34, -0.02), (0.43, -0.065), (0.46, -0.065), (0.46, -0.04), (0.43, -0.03), (0.425, 0.065), (0.36, 0.068), (0.30, 0.03), (0.10, 0.05)]
            parts.append(geometry.lathe("wheel", wheel, iron, (side * 0.75, y, 0.43), (0, side * math.pi / 2, 0), 40))
            parts.append(geometry.cylinder("band", 0.431, 0.06, tread, (side * 0.752, y, 0.43), (0, side * math.pi / 2, 0), sides=40))
            parts.append(geometry.box("axle box", (0.20, 0.30, 0.28), iron, (side * 1.02, y, 0.44), bevel=0.04, segments=3))
            parts.append(geometry.cylinder("spring", 0.11, 0.30, iron, (side * 1.02, y * 0.72, 0.46), sides=20, bevel=0.01))
        parts.append(geometry.cylinder("axle", 0.09, 1.5, iron, (-0.75, y, 0.43), (0, math.pi / 2, 0), sides=16))
    for side in (-1, 1):
        parts.append(geometry.box("frame", (0.14, 3.2, 0.22), iron, (side * 1.02, 0, 0.72), bevel=0.03))
    bogie = geometry.join("bogie", parts)
    bogie.location = (0, 3.4, 0)
    geometry.instance(bogie, (0, LENGTH - 3.4, 0))
    for y, long in ((8.6, 2.4), (11.6, 2.6), (14.6, 2.2)):
        geometry.box("tank", (2.2, long, 0.55), iron, (0, y, 0.58), bevel=0.05)


def railcar():
    shell(livery())
    saloon()
    face()
    underside()
    seal, rim = materials.rubber(), materials.aluminium(0.3)
    for side in (-1, 1):
        # Rubber stands proud of the skin round the doors; buttons, handrails and a step.
        for y in DOORS:
            for s in (-0.72, 0.0, 0.72):
                geometry.tube("seal", [(side * (wall(z) + 0.004), y + s, z) for z in (0.64, 1.0, 2.0, 3.04)], 0.012, seal, resolution=1)
            geometry.tube("drip", [(side * (wall(3.14) + 0.015), y + s, 3.13 - 0.02 * abs(s)) for s in (-0.80, -0.4, 0, 0.4, 0.80)], 0.013, seal, resolution=1)
            for s in (-0.09, 0.09):
                geometry.tube("handle", [(side * (wall(z) + out), y + s, z) for z, out in ((1.32, 0.0), (1.33, 0.045), (1.67, 0.045), (1.68, 0.0))], 0.011, rim)
            geometry.cylinder("button", 0.042, 0.018, emitter("button", (0.25, 1.0, 0.35), 5.0), (side * wall(1.62), y + 0.90, 1.62), (0, side * math.pi / 2, 0), sides=20)
            geometry.box("step", (0.16, 1.30, 0.035), materials.galvanised(), (side * (HALF + 0.02), y, 0.60), bevel=0.008)
        vehicles.rail("gutter", [(side * (wall(3.28) - 0.002), y, 3.30) for y in (1.95, 8, 16, LENGTH - 1.95)], materials.plastic("gutter", (0.19, 0.19, 0.185), 0.5), (0.030, 0.030))
