"""Trees, bushes and grass: a few modelled once, then scattered as cheap instances."""
import math
import random

from mathutils import Vector

from . import geometry, materials


def tree(seed=0, height=9.0, crown=0.36, leaves=2600, leaf=0.34, material=None, stem=None, conifer=False):
    """A tree of leaf clusters on a forked trunk, standing at the origin.

    crown: half width over height; leaf: size of a cluster in metres. Hide it and scatter().
    """
    dice = random.Random(seed)
    vertices, faces = [], []
    lobes = []
    if conifer:
        for level in range(9):
            share = level / 8
            lobes.append((Vector((0, 0, height * (0.16 + 0.80 * share))), height * crown * (1.02 - share) * 0.9, height * 0.07))
    else:
        for _ in range(dice.randint(7, 11)):
            turn, out = dice.uniform(0, 6.28), dice.uniform(0.1, 0.75)
            level = dice.uniform(0.42, 0.86)
            spread = height * crown * (1.15 - abs(level - 0.58) * 1.4)
            center = Vector((math.cos(turn) * out * spread, math.sin(turn) * out * spread, height * level))
            lobes.append((center, spread * dice.uniform(0.45, 0.7), spread * dice.uniform(0.38, 0.55)))
    for _ in range(leaves):
        center, wide, tall = dice.choice(lobes)
        turn, tilt = dice.uniform(0, 6.28), math.asin(dice.uniform(-0.9, 1))
        shell = dice.uniform(0.55, 1.08)
        point = center + Vector((math.cos(turn) * math.cos(tilt) * wide, math.sin(turn) * math.cos(tilt) * wide,
                                 math.sin(tilt) * tall)) * shell
        side = Vector((dice.gauss(0, 1), dice.gauss(0, 1), dice.gauss(0, 0.5))).normalized()
        up = side.cross(Vector((dice.gauss(0, 1), dice.gauss(0, 1), dice.gauss(0, 1)))).normalized()
        size = leaf * dice.uniform(0.5, 1.2)
        start = len(vertices)
        # A ragged five-cornered card reads as a spray of leaves; a square reads as paper.
        for corner in range(5):
            spin = corner * 1.2566
            reach = size * dice.uniform(0.35, 0.75)
            vertices.append(point + (side * math.cos(spin) + up * math.sin(spin)) * reach)
        faces.append(tuple(range(start, start + 5)))
    crown_entity = geometry.link(geometry.mesh_from("crown", vertices, faces), material or materials.leaves())
    stem = stem or materials.bark()
    trunk = [geometry.cylinder("trunk", height * 0.018, height * (0.9 if conifer else 0.55), stem, top_radius=height * 0.006, sides=10, bevel=0.01)]
    if not conifer:
        for center, _, _ in lobes[:6]:
            trunk.append(geometry.tube("branch", [(0, 0, height * 0.28), tuple(center * 0.55 + Vector((0, 0, height * 0.20))), tuple(center)], height * 0.0055, stem, resolution=1))
    return geometry.join("tree", [crown_entity, *trunk])


def bare(seed=0, height=9.0, material=None, levels=5):
    """A tree in winter: trunk, boughs and twigs down to finger width, standing at the origin."""
    dice = random.Random(seed)
    vertices, faces = [], []

    def grow(start, heading, length, radius, level):
        sides, pieces = (14, 5, 4, 3, 3)[min(level, 4)], (9, 5, 4, 3, 2)[min(level, 4)]
        point, rings, course = start, [], []
        for piece in range(pieces + 1):
            share = piece / pieces
            across = heading.orthogonal().normalized()
            up = heading.cross(across)
            thick = radius * (1 - share * (0.80 if level == 0 else 0.55 if level < levels - 1 else 0.9))
            if level == 0:
                thick *= 1 + 0.30 * max(0.0, 1 - 8 * share)            # the foot of the trunk
            rings.append(len(vertices))
            vertices.extend(point + (across * math.cos(6.2832 * i / sides) + up * math.sin(6.2832 * i / sides)) * thick for i in range(sides))
            course.append((point, heading, thick))
            # Boughs bend towards the light.
            lift = Vector((0, 0, 0.10 if level else 0.25))
            heading = (heading + lift + Vector((dice.gauss(0, 1), dice.gauss(0, 1), dice.gauss(0, 1))) * (0.075 if level == 0 else 0.14)).normalized()
            point = point + heading * (length / pieces)
        for first, second in zip(rings, rings[1:]):
            faces.extend((first + i, first + (i + 1) % sides, second + (i + 1) % sides, second + i) for i in range(sides))
        if level + 1 >= levels:
            return
        if level == 0:
            grow(*course[-1][:2], length * 0.55, course[-1][2], 1)    # the leader goes on
        for child in range((11, 7, 5, 5)[min(level, 3)]):
            share = dice.uniform(0.32 if level == 0 else 0.18, 1.0)
            base, along, thick = course[min(int(share * pieces), pieces)]
            turn, open_ = child * 2.4 + dice.uniform(-0.5, 0.5), dice.uniform(0.45, 0.95)
            across = along.orthogonal().normalized()
            out = across * math.cos(turn) + along.cross(across) * math.sin(turn)
            grow(base, (along * math.cos(open_) + out * math.sin(open_)).normalized(), length * dice.uniform(0.38, 0.62) * (1.15 - 0.45 * share if level == 0 else 1),
                 max(thick * dice.uniform(0.42, 0.62), 0.0065), level + 1)
    grow(Vector((0, 0, -0.1)), Vector((0, 0, 1)), height * 0.72, height * 0.022, 0)
    mesh = geometry.mesh_from("bare tree", vertices, faces, smooth=True)
    return geometry.link(mesh, material or materials.bark())


def leafy(seed=0, height=9.0, leaves=26000, leaf=0.10, material=None, stem=None, levels=5, clear=0.22):
    """A tree of bare() with sprays of leaves round its twigs: airy, its boughs seen between them, for the middle distance.

    clear: share of the height below which there are no leaves.
    """
    dice = random.Random(seed + 900)
    wood = bare(seed, height, stem, levels)
    twigs = [vertex.co.copy() for vertex in wood.data.vertices if vertex.co.z > height * clear and math.hypot(vertex.co.x, vertex.co.y) > height * 0.03]
    vertices, faces = [], []
    for _ in range(leaves):
        point = dice.choice(twigs) + Vector((dice.gauss(0, 1), dice.gauss(0, 1), dice.gauss(-0.3, 0.8))) * leaf * 1.1
        side = Vector((dice.gauss(0, 1), dice.gauss(0, 1), dice.gauss(0, 0.6))).normalized()
        up = side.cross(Vector((dice.gauss(0, 1), dice.gauss(0, 1), dice.gauss(0, 1)))).normalized()
        size, start = leaf * dice.uniform(0.5, 1.2), len(vertices)
        for corner in range(5):
            spin = corner * 1.2566
            vertices.append(point + (side * math.cos(spin) + up * math.sin(spin)) * size * dice.uniform(0.35, 0.75))
        faces.append(tuple(range(start, start + 5)))
    crown = geometry.link(geometry.mesh_from("crown", vertices, faces), material or materials.leaves())
    return geometry.join("leafy tree", [crown, wood])


def grove(seed=0, kinds=4, height=10.0, haze=1800.0, leaves=2600, color=(0.055, 0.095, 0.022), conifers=0):
    """Several kinds of tree to scatter together; they are hidden until scattered.

    leaves: more than four times as many, small clusters are drawn: large ones look like paper."""
    green, stem = materials.leaves(color, haze), materials.bark(haze)
    dark = materials.leaves(tuple(c * 0.6 for c in color), haze)
    dice = random.Random(seed)
    kinds = [tree(seed * 31 + k, height * dice.uniform(0.75, 1.2), dice.uniform(0.28, 0.42), int(leaves * 4.6), height * 0.0168,
                  green, stem) for k in range(kinds)]
    kinds += [tree(seed * 57 + k, height * dice.uniform(0.9, 1.3), dice.uniform(0.16, 0.22), int(leaves * 4.0), height * 0.0165,
                   dark, stem, conifer=True) for k in range(conifers)]
    for kind in kinds:
        kind.hide_render = True
    return kinds


def scatter(kinds, spots, seed=0, smallest=0.6, largest=1.25):
    """Puts a random kind at every spot (x, y, z), each turned and sized differently."""
    dice = random.Random(seed)
    copies = []
    for spot in spots:
        size = dice.uniform(smallest, largest)
        copies.append(geometry.instance(dice.choice(kinds), spot, (0, 0, dice.uniform(0, 6.28)),
                                        (size * dice.uniform(0.85, 1.2), size * dice.uniform(0.85, 1.2), size)))
    return copies


def bush(seed=0, height=1.2, material=None):
    return tree(seed, height, 0.75, 900, height * 0.09, material)


def grass(width, depth, density=220, height=0.10, seed=0, material=None, location=(0, 0, 0), level=None):
    """Blades over a rectangle, for the foreground only (density per square metre).

    level: function (x, y) -> z of the ground, in the patch's own coordinates."""
    dice = random.Random(seed)
    vertices, faces = [], []
    for _ in range(int(width * depth * density)):
        x, y = dice.uniform(-width / 2, width / 2), dice.uniform(-depth / 2, depth / 2)
        z = level(x, y) if level else 0.0
        turn, tall = dice.uniform(0, 6.28), height * dice.uniform(0.4, 1.3)
        lean = Vector((math.cos(turn), math.sin(turn), 0)) * tall * dice.uniform(0.1, 0.7)
        wide = Vector((-math.sin(turn), math.cos(turn), 0)) * dice.uniform(0.0012, 0.003)
        foot, start = Vector((x, y, z)), len(vertices)
        middle = foot + lean * 0.35 + Vector((0, 0, tall * 0.6))
        vertices += [foot - wide, foot + wide, middle + wide * 0.7, middle - wide * 0.7, foot + lean + Vector((0, 0, tall))]
        faces += [(start, start + 1, start + 2, start + 3), (start + 3, start + 2, start + 4)]
    entity = geometry.link(geometry.mesh_from("grass", vertices, faces), material or materials.leaves((0.10, 0.15, 0.035), 0))
    entity.location = location
    return entity


def tussocks(spots, seed=0, color=(0.12, 0.135, 0.04), tall=0.32, kinds=4):
    """Clumps of long grass: a few modelled, then scattered, so that a meadow is not a lawn."""
    dice, models = random.Random(seed), []
    for kind in range(kinds):
        tone = dice.uniform(0.75, 1.2)
        green = materials.leaves((color[0] * tone * dice.uniform(0.9, 1.35), color[1] * tone, color[2] * tone), 0)
        vertices, faces = [], []
        for _ in range(170):
            turn, out = dice.uniform(0, 6.28), abs(dice.gauss(0, 0.16))
            foot = Vector((math.cos(turn) * out, math.sin(turn) * out, 0))
            high = tall * dice.uniform(0.4, 1.2) * max(0.35, 1 - out)
            lean = Vector((math.cos(turn + dice.gauss(0, 0.8)), math.sin(turn + dice.gauss(0, 0.8)), 0)) * high * dice.uniform(0.15, 0.8)
            wide = Vector((-lean.y, lean.x, 0)).normalized() * dice.uniform(0.002, 0.005)
            start = len(vertices)
            middle = foot + lean * 0.35 + Vector((0, 0, high * 0.65))
            vertices += [foot - wide, foot + wide, middle + wide * 0.7, middle - wide * 0.7, foot + lean + Vector((0, 0, high))]
            faces += [(start, start + 1, start + 2, start + 3), (start + 3, start + 2, start + 4)]
        model = geometry.link(geometry.mesh_from("tussock", vertices, faces), green)
        model.hide_render = True
        models.append(model)
    for spot in spots:
        geometry.instance(dice.choice(models), spot, (0, 0, dice.uniform(0, 6.28)), dice.uniform(0.6, 1.5))
