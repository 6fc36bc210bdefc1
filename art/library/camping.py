"""A tent and what lies around it."""
import math

from mathutils import Vector, noise

from . import geometry, materials
from .nodes import Graph

LENGTH, HALF, RIDGE = 2.3, 0.98, 1.22      # of the tent: along its ridge, half its width, its height
SLOPE = math.hypot(HALF, RIDGE)            # from the ridge down to the hem
PEGS = (0.0, 1 / 3, 2 / 3, 1.0)            # along the hem
PULL = (0.5, 0.80)                         # where a guy line holds the middle of a side out
# Places that pull at a side: u, v, how far the folds reach (m), their height (m), how many there are.
FANS = [(0.0, 0.0, 0.95, 0.027, 3.4), (1.0, 0.0, 0.95, 0.027, 3.4), (*PULL, 0.42, 0.022, 2.6)] + [(peg, 1.0, 0.50, 0.023, 2.8) for peg in PEGS]


def folds(u, v, sign):
    """Height of the folds (m) that fan out from whatever holds the cloth, and of the slack between."""
    x, down, total = u * LENGTH, v * SLOPE, 0.0
    for number, (at, low, reach, height, count) in enumerate(FANS):
        across, along = x - at * LENGTH, down - low * SLOPE
        far = math.hypot(across, along)
        if far > 2 * reach:
            continue
        turn = math.atan2(along, across)
        # A taut fold has a sharp crest and a round valley.
        crest = 0.45 - 1.6 * abs(noise.noise(Vector((math.cos(turn) * count, math.sin(turn) * count, number * 7.3 + sign))))
        total += height * crest * far / (far + 0.07) * math.exp(-(far / reach) ** 2)
    slack = noise.noise(Vector((x * 4.2 + down * 0.7, down * 0.55, 3.0 + sign))) * 0.012
    crumple = noise.noise(Vector((x * 6.5, down * 8.0, 5.0 + sign))) * 0.0035 + noise.noise(Vector((x * 15, down * 13, 9.0))) * 0.0012
    return total + (slack + crumple) * math.sin(math.pi * min(max(v, 0.02), 0.98)) ** 0.6


def side_point(u, v, sign=-1, lift=0.0):
    """A point of the fly sheet: u along the ridge, v from the ridge down to the hem. It hangs between whatever holds it.

    lift: how far off the cloth (m)."""
    sag = 0.085 * math.sin(math.pi * u) * math.sin(math.pi * min(v, 1.0))
    far = math.hypot((u - PULL[0]) * LENGTH, (v - PULL[1]) * SLOPE)
    out = folds(u, v, sign) - sag + 0.075 * math.exp(-far / 0.16) + lift
    # The hem rises between its pegs, the ridge dips between its poles.
    rise = math.sin(3 * math.pi * u) ** 2 * v ** 5
    dip = 0.042 * math.sin(math.pi * u) * (1 - v)
    return ((u - 0.5) * (LENGTH + 0.12 * v), sign * (HALF * v + out * RIDGE / SLOPE - 0.025 * rise),
            RIDGE * (1 - v) - dip + out * HALF / SLOPE + 0.035 * v + 0.042 * rise)


def rear_point(u, v, sign=-1, lift=0.0):
    """A point of a rear half: u from its closed slit to the corner seam, v from the ridge down."""
    corner = Vector(side_point(0.0, v, sign))
    slit = Vector((-LENGTH / 2 - 0.05 * v, 0, RIDGE * (1 - v) + 0.03 * v))
    point = slit.lerp(corner, u)
    fan = noise.noise(Vector((u * 4.5, v * 0.6, 2.0 + sign))) * 0.022 + noise.noise(Vector((u * 11, v * 1.4, 6.0))) * 0.007
    point.x += 0.05 * math.sin(math.pi * u) * v * (1 - 0.5 * v) + fan * v * abs(math.sin(math.pi * u)) ** 0.5 - lift
    point.z += 0.035 * math.sin(math.pi * u) * v ** 5
    return tuple(point)


def tent(color=(0.222, 0.176, 0.090), level=lambda x, y: 0.0):
    """A ridge tent, its ridge along x, its door at +x half open; level: height of the ground. Returns an empty that carries it."""
    cloth, inner = cotton("fly sheet", color), cotton("inner tent", (0.36, 0.35, 0.31))
    band = cotton("hem", tuple(0.62 * each for each in color))
    thread = materials.fabric("thread", tuple(1.45 * each for each in color), 300)
    kit = {"cord": materials.fabric("guy line", (0.38, 0.36, 0.29), 300), "peg": materials.galvanised(), "runner": materials.plastic("runner", (0.40, 0.10, 0.03), 0.5), "level": level}
    parts = []
    for sign in (-1, 1):
        def place(u, v, lift=0.0, sign=sign):
            return side_point(min(max(u, 0.0), 1.0), min(v, 1.0), sign, lift)
        near = sign < 0
        parts.append(geometry.surface_grid("fly sheet", place, 280 if near else 60, 190 if near else 40, cloth))
        parts += trimmings(place, band, thread, PEGS)
        for u in PEGS:
            parts += patch(place, u, 0.955, 0.055, 0.07, band, thread) + [grommet(place, u + (0.012 if u == 0 else -0.012 if u == 1 else 0), 0.975, sign)]
            x, y, z = place(u, 0.975, 0.004)
            parts += stake((x, y + sign * 0.105, level(x, y + sign * 0.105)), (0, sign), kit) + loop((x, y, z), (x, y + sign * 0.118, level(x, y) + 0.035), kit["cord"])
        parts += patch(place, *PULL, 0.075, 0.075, band, thread) + [grommet(place, *PULL, sign)]
        parts += guy(place(*PULL, 0.006), (0.10, sign * 1.86), kit)
        parts.append(geometry.surface_grid("rear", lambda u, v, sign=sign: rear_point(u, v, sign), 60, 80, cloth))
        parts += strip(lambda s, t, lift, sign=sign: rear_point(s, 0.985 + 0.013 * t, sign, lift), 40, 0.9, band, thread)
        parts += strip(lambda s, t, lift, sign=sign: rear_point(0.03 * (1 - t) / 2 if sign < 0 else 0.02 * t, s, sign, lift + 0.003), 60, 1.2, band, thread)
    for end in (-1, 1):
        x = end * (LENGTH / 2 - 0.02)
        parts.append(geometry.tube("pole", [(x, 0, 0), (x, 0, RIDGE + 0.05)], 0.010, kit["peg"]))
        parts += [geometry.tube("hitch", [(x + 0.013 * math.cos(i * 0.7854), 0.013 * math.sin(i * 0.7854), RIDGE + rise) for i in range(8)], 0.003, kit["cord"], closed=True) for rise in (0.014, 0.020, 0.027)]
        parts += guy((x + end * 0.013, 0, RIDGE + 0.02), (x + end * 1.36, 0), kit, 0.018)
    parts += doors(cloth, inner, band)
    return geometry.group("tent", parts)


def trimmings(place, band, thread, seams):
    """The hem, the ridge and the seams between the widths of cloth, each a doubled strip with its stitching."""
    parts = strip(lambda s, t, lift: place(s, 0.986 + 0.014 * t, lift), 150, LENGTH, band, thread)
    parts += strip(lambda s, t, lift: place(s, 0.014 + 0.014 * t, lift), 150, LENGTH, band, thread)
    for u in seams:
        inset = 0.008 if u == 0 else -0.008 if u == 1 else 0.0
        parts += strip(lambda s, t, lift, u=u + inset: place(u + 0.0062 * t, s, lift), 110, SLOPE, band if inset else None, thread)
    return parts


def strip(place, steps, length, cloth, thread):
    """A strip sewn on with two rows of stitches: place(s, t, lift), s along it, t from -1 to 1 across. cloth None: only the stitches."""
    parts = []
    if cloth is not None:
        parts.append(geometry.surface_grid("strip", lambda s, t: place(s, 2 * t - 1, 0.0028 * (1 - (2 * t - 1) ** 6) + 0.0006), steps, 6, cloth))
    for row in (-0.72, 0.72):
        parts.append(stitches(lambda s, row=row: place(s, row, 0.0042), int(length / 0.009), thread))
    return parts


def stitches(course, count, thread):
    """A row of short flat threads along course(s)."""
    vertices, faces = [], []
    for number in range(count):
        start, end = Vector(course(number / count)), Vector(course((number + 0.62) / count))
        wide = (end - start).cross(Vector((-0.3, -0.8, 0.6))).normalized() * 0.0008
        faces.append(tuple(range(len(vertices), len(vertices) + 4)))
        vertices += [start - wide, start + wide, end + wide, end - wide]
    return geometry.link(geometry.mesh_from("stitches", vertices, faces), thread)


def patch(place, u, v, wide, high, cloth, thread):
    """A doubled piece of cloth with round corners round something that pulls."""
    def spot(turn, share, lift):
        across, along = math.cos(turn), math.sin(turn)
        size = share * (across ** 4 + along ** 4) ** -0.25
        return place(u + across * size * wide / LENGTH, v + along * size * high / SLOPE, lift)
    return [geometry.surface_grid("patch", lambda a, r: spot(6.2832 * a, r, 0.0045 - 0.0030 * r ** 8), 48, 8, cloth),
            stitches(lambda s: spot(6.2832 * s, 0.84, 0.0058), 46, thread), stitches(lambda s: spot(6.2832 * s, 0.40, 0.0058), 20, thread)]


def grommet(place, u, v, sign):
    brass = materials.surface("brass", (0.50, 0.36, 0.15), 0.38, 1.0, variation=0.25, grain=120, bump=0.1, depth=0.0003)
    return geometry.lathe("grommet", [(0.016, 0), (0.0165, 0.002), (0.013, 0.004), (0.009, 0.0025), (0.008, 0.0005)], brass, place(u, v, 0.005), (-sign * math.atan2(RIDGE, HALF), 0, 0), 28)


def stake(foot, away, kit):
    """A steel peg driven in askew, its head bent to a hook."""
    foot, out = Vector(foot), Vector((*away, 0)).normalized()
    course = [(-0.045, -0.12), (0.0, 0.0), (0.022, 0.062), (0.030, 0.078), (0.042, 0.083), (0.052, 0.072)]
    return [geometry.tube("peg", [foot + out * a + Vector((0, 0, z)) for a, z in course], 0.0048, kit["peg"])]


def loop(start, neck, cord, radius=0.0025):
    """Both strands of a loop from a ring or a runner round a peg."""
    start, neck = Vector(start), Vector(neck)
    along = (neck - start).normalized()
    side = along.cross(Vector((0, 0, 1))).normalized() * 0.009
    half = start.lerp(neck, 0.5) - Vector((0, 0, 0.004))
    return [geometry.tube("loop", [start - side * 0.4, half - side, neck - side, neck + along * 0.009, neck + side, half + side, start + side * 0.4], radius, cord, smooth=True)]


def guy(start, spot, kit, slack=0.022):
    """A rope from the tent to a peg at spot (x, y): one strand down to its runner, a loop from there round the peg. slack: sag over length."""
    start = Vector(start)
    away = Vector((spot[0] - start.x, spot[1] - start.y, 0)).normalized()
    foot = Vector((*spot, kit["level"](*spot)))
    neck = foot + away * 0.012 + Vector((0, 0, 0.036))
    length = (neck - start).length

    def at(share):
        return start.lerp(neck, share) - Vector((0, 0, slack * length * 4 * share * (1 - share)))
    share = 1 - 0.34 / length if length > 0.8 else 0.6
    held, side = at(share), away.cross(Vector((0, 0, 1)))
    along = (at(share + 0.05) - at(share - 0.05)).normalized()
    parts = [geometry.tube("guy line", [at(share * i / 16) for i in range(17)], 0.0027, kit["cord"]), *stake(foot, away[:2], kit), *loop(held, neck, kit["cord"])]
    parts.append(geometry.box("runner", (0.060, 0.017, 0.006), kit["runner"], tuple(held), along.to_track_quat("X", "Z").to_euler(), 0.002))
    # The knot at the tent, with its end left hanging, and the one behind the runner.
    parts.append(geometry.tube("knot", [start + Vector((0, 0, 0.006)), start + side * 0.009, at(0.02) - side * 0.006, at(0.03) + side * 0.007, at(0.045)], 0.0042, kit["cord"], smooth=True))
    parts.append(geometry.tube("end", [at(0.04), at(0.05) + side * 0.012 - Vector((0, 0, 0.022)), at(0.055) + side * 0.016 - Vector((0, 0, 0.055))], 0.0028, kit["cord"], smooth=True))
    parts.append(geometry.tube("end", [held, held - along * 0.035 + side * 0.010 - Vector((0, 0, 0.012)), held - along * 0.05 + side * 0.016 - Vector((0, 0, 0.045))], 0.0028, kit["cord"], smooth=True))
    return parts


def doors(cloth, inner, band):
    """In front one half is tied back, with the inner tent behind it."""
    def flap(x, sign, bulge, share=1.0):
        def place(u, v):
            wide = HALF * v * u * share
            return (x + bulge * math.sin(math.pi * u) * v * (1 - 0.5 * v), sign * wide, RIDGE * share * (1 - v) + 0.02)
        return place
    parts = [geometry.surface_grid("door", flap(LENGTH / 2, 1, 0.03), 20, 30, cloth)]
    parts += [geometry.surface_grid("inner door", flap(LENGTH / 2 - 0.35, sign, 0.02, 0.72), 16, 24, inner) for sign in (-1, 1)]
    # The other half hangs in folds from its seam.
    def tied(u, v):
        reach = 0.10 + 0.12 * math.sin(math.pi * min(1.0, v * 1.15)) * (1 - 0.55 * math.exp(-((v - 0.55) / 0.09) ** 2))
        edge = HALF * v
        fold = 0.035 * math.sin(u * 17 + v * 3) * math.sin(math.pi * v)
        return (LENGTH / 2 + 0.02 + fold, -(edge - reach * u * min(1.0, v * 3)), RIDGE * (1 - v) + 0.02)
    parts.append(geometry.surface_grid("tied door", tied, 40, 60, cloth))
    parts.append(geometry.tube("tie", [(LENGTH / 2 + 0.06, -HALF * 0.55 + 0.10, RIDGE * 0.45), (LENGTH / 2 - 0.03, -HALF * 0.55 - 0.02, RIDGE * 0.45)], 0.008, band))
    return parts


def cotton(name, color):
    """Tent cloth that has been out for some summers: slubs, creases from packing, rain marks, splashed earth low down. Lets some light through."""
    graph = Graph(name)
    place, world = graph.place(), graph.place("world")
    split = graph.node("ShaderNodeSeparateXYZ")
    graph.links.new(world, split.inputs[0])
    threads = graph.math("ADD", graph.noise(graph.scaled(place, (30, 420, 420)), 1.0, 2), graph.noise(graph.scaled(place, (420, 34, 34)), 1.0, 2))
    crush = graph.noise(place, 11.0, 5, 0.62, 0.8)
    # Packed flat and square: lines that the tent never loses, though they come and go.
    bent = graph.noise(world, 2.3, 3)
    lines = None
    for axis, pitch, offset in ((0, 0.383, 0.30), (2, 0.262, 0.17)):
        phase = graph.math("FRACT", graph.math("ADD", graph.math("DIVIDE", split.outputs[axis], pitch), graph.math("ADD", graph.math("MULTIPLY", bent, 0.14), offset + 8)))
        line = graph.smooth(graph.math("ABSOLUTE", graph.math("SUBTRACT", phase, 0.5)), 0.0, 0.022, 1.0, 0.0)
        lines = line if lines is None else graph.math("MAXIMUM", lines, line)
    lines = graph.math("MULTIPLY", lines, graph.smooth(graph.noise(world, 1.9, 3), 0.40, 0.62, 0.15, 1.0))
    value = graph.smooth(graph.noise(place, 1.6, 6, 0.62), 0.3, 0.7, 0.84, 1.12, "LINEAR")
    value = graph.math("MULTIPLY", value, graph.smooth(threads, 0.7, 1.3, 0.92, 1.08, "LINEAR"))
    value = graph.math("ADD", value, graph.math("MULTIPLY", lines, 0.05))
    shade = graph.node("ShaderNodeHueSaturation", Color=color, Value=value).outputs[0]
    # Rain leaves a rim where it dries; drips run down from the ridge.
    spread = graph.noise(world, 1.7, 6, 0.55, 0.5)
    rim = graph.smooth(graph.math("ABSOLUTE", graph.math("SUBTRACT", spread, 0.60)), 0.0, 0.012, 0.26, 0.0)
    runs = graph.smooth(graph.noise(graph.scaled(world, (13, 1, 0.9)), 1.0, 4, 0.6), 0.58, 0.75, 0.0, 0.28)
    shade = graph.mix(graph.math("ADD", graph.math("ADD", rim, runs), graph.smooth(spread, 0.60, 0.70, 0.0, 0.20)), shade, tuple(0.45 * each for each in color))
    mud = graph.math("MULTIPLY", graph.smooth(split.outputs[2], 0.03, 0.30, 1.0, 0.0), graph.smooth(graph.noise(world, 9.0, 7, 0.7), 0.34, 0.66, 0.0, 0.75))
    shade = graph.mix(mud, shade, (0.085, 0.068, 0.042))
    bump = graph.bump(crush, 0.55, 0.012)
    bump = graph.bump(lines, 0.55, 0.004, bump)
    bump = graph.bump(threads, 0.5, 0.0012, bump)
    graph.set(Base_Color=shade, Roughness=0.92, Specular=0.12, Sheen=0.3, Normal=bump)
    through = graph.node("ShaderNodeBsdfTranslucent", Normal=bump)
    graph.links.new(shade, through.inputs["Color"])
    blend = graph.node("ShaderNodeMixShader", Fac=0.16)
    graph.links.new(graph.output.inputs["Surface"].links[0].from_socket, blend.inputs[1])
    graph.links.new(through.outputs[0], blend.inputs[2])
    graph.links.new(blend.outputs[0], graph.output.inputs["Surface"])
    return graph.material


def mug(inside=0.055):
    """An enamel mug; inside: height of the tea in it."""
    enamel = materials.paint("enamel", (0.055, 0.10, 0.125), 0.16, dirt=0.03, coat=0.7)
    white = materials.paint("enamel white", (0.66, 0.65, 0.61), 0.16, dirt=0.05, coat=0.6)
    parts = [geometry.lathe("mug", [(0.034, 0), (0.038, 0.0015), (0.0405, 0.006), (0.0415, 0.076), (0.0425, 0.0785)], enamel, sides=64),
             geometry.lathe("inside", [(0.0405, 0.0775), (0.0395, 0.074), (0.0385, 0.006), (0.002, 0.005)], white, sides=64),
             geometry.lathe("rim", [(0.0425, 0.0785), (0.0432, 0.0795), (0.0428, 0.0808), (0.0415, 0.0810), (0.0405, 0.0795), (0.0405, 0.0775)], materials.stainless(), sides=64),
             geometry.tube("handle", [(0.041, 0, 0.064), (0.060, 0, 0.066), (0.069, 0, 0.052), (0.064, 0, 0.030), (0.041, 0, 0.018)], 0.0036, enamel, smooth=True),
             geometry.cylinder("tea", 0.039, 0.002, materials.plastic("tea", (0.035, 0.012, 0.004), 0.03), (0, 0, inside))]
    return geometry.group("mug", parts)
