"""What stands beyond the edge of a roof: town houses' roofs, a block of flats, a hall with gates. Made for 50 m and more.

All face -y, with a foot at the origin unless told otherwise.
"""
import math
import random

from mathutils import Matrix

from . import buildings, cars, foliage, geometry, materials, props

ROOF_RISE, ROOF_RUN = 3.4, 4.8               # of the front slope of street.front()


def roofscape(width, eaves, place, turn, seed, haze):
    """Chimneys, roof windows, a dormer, aerials on a house of street.front(); place, turn: as given to it."""
    dice, lean = random.Random(seed), math.atan2(ROOF_RISE, ROOF_RUN)
    brick = materials.surface("chimney", dice.choice(((0.20, 0.085, 0.055), (0.36, 0.34, 0.30))), 0.85, variation=0.25, blotch=1.5, grain=30, streaks=0.3, dirt=0.3, haze=haze)
    zinc, pane, pot = materials.zinc((0.26, 0.275, 0.29)), materials.window(haze), materials.paint("pot", (0.24, 0.10, 0.06), 0.7, haze=haze)

    def on_slope(share):
        """y and z at a share of the way from the eaves to the ridge."""
        return -0.3 + ROOF_RUN * share, eaves + 0.2 + ROOF_RISE * share
    parts = []
    for _ in range(dice.randint(1, 2)):
        x, y = dice.choice((0.5, width - 0.5, width * 0.5)), dice.uniform(3.6, 6.0)
        wide, top = dice.choice((0.7, 1.1, 1.5)), eaves + 3.6 + dice.uniform(0.9, 1.5)
        parts += [geometry.box("chimney", (wide, 0.6, top - eaves - 1.5), brick, (x, y, (top + eaves + 1.5) / 2), bevel=0.02), geometry.box("cap", (wide + 0.16, 0.76, 0.10), materials.concrete(), (x, y, top), bevel=0.02)]
        parts += [geometry.cylinder("pot", 0.12, dice.uniform(0.25, 0.5), pot, (x + (k - (round(wide / 0.4) - 1) / 2) * 0.34, y, top + 0.04), sides=12) for k in range(round(wide / 0.4))]
    for _ in range(dice.randint(1, 3)):
        y, z = on_slope(dice.uniform(0.35, 0.6))
        x = dice.uniform(1.0, width - 1.0)
        parts += [geometry.box("frame", (0.86, 1.26, 0.09), zinc, (x, y, z + 0.03), (lean, 0, 0), 0.01), geometry.box("pane", (0.70, 1.08, 0.03), pane, (x, y, z + 0.085), (lean, 0, 0), 0)]
    if width > 8 and dice.random() < 0.8:
        x = width * dice.choice((0.35, 0.62))
        y, z = on_slope(0.30)
        parts += [geometry.box("dormer", (1.9, 2.8, 1.75), zinc, (x, y + 1.4, z + 0.65), bevel=0.02), geometry.box("roof", (2.3, 3.2, 0.12), zinc, (x, y + 1.3, z + 1.56), (-0.05, 0, 0), 0.02)]
        parts += [geometry.box("frame", (1.44, 0.06, 1.24), materials.paint("dormer frame", (0.50, 0.49, 0.46), 0.5, haze=haze), (x, y - 0.01, z + 0.78), bevel=0.01)]
        parts += [geometry.box("pane", (0.58, 0.04, 1.08), pane, (x + side * 0.34, y - 0.035, z + 0.78), bevel=0) for side in (-1, 1)]
    if dice.random() < 0.7:
        x, y = width * dice.uniform(0.2, 0.8), 5.6
        parts.append(geometry.tube("mast", [(x, y, eaves + 2.6), (x, y, eaves + 5.6)], 0.025, zinc, resolution=1))
        parts += [geometry.tube("rod", [(x - 0.5 + k * 0.03, y, eaves + 5.4 - k * 0.2), (x + 0.5 - k * 0.03, y, eaves + 5.4 - k * 0.2)], 0.012, zinc, resolution=0) for k in range(4)]
    whole = geometry.join("roofscape", parts)
    whole.matrix_world = Matrix.Translation(place) @ Matrix.Rotation(turn, 4, "Z")
    return whole


# --- a block of flats ---------------------------------------------------------------------

def _windows(wide, tall, haze, frame=(0.48, 0.47, 0.45)):
    """Windows in their reveals, no two dressed alike; middle at the origin, the wall's face at y = 0. Hidden."""
    wood, pane = materials.paint("window frame", frame, 0.45, haze=haze), materials.window(haze)
    slats = materials.surface("shutter", (0.42, 0.41, 0.38), 0.6, variation=0.08, streaks=0.2, haze=haze)
    cloth, sill = materials.surface("net", (0.34, 0.33, 0.30), 0.6, haze=haze), materials.surface("sill", (0.30, 0.30, 0.29), 0.7, streaks=0.3, dirt=0.3, haze=haze)
    models = []
    for index, (blind, left, right) in enumerate(((0, 0, 0), (0.35, 0, 0), (0, 0.25, 0.2), (0.95, 0, 0), (0, 0, 0.4), (0.15, 0.5, 0.5), (0.6, 0, 0), (0, 0.12, 0))):
        parts = [geometry.box("pane", (wide, 0.01, tall), pane, (0, 0.19, 0), (0.008 * math.sin(index * 5), 0, 0.010 * math.sin(index * 3)), 0), geometry.box("sill", (wide + 0.16, 0.30, 0.05), sill, (0, 0.07, -tall / 2 - 0.02), (0.06, 0, 0), 0.01)]
        parts += [geometry.box("stile", (0.08, 0.07, tall), wood, (x, 0.155, 0), bevel=0) for x in (-wide / 2 + 0.04, wide * 0.12, wide / 2 - 0.04)]
        parts += [geometry.box("rail", (wide, 0.07, 0.08), wood, (0, 0.155, z), bevel=0) for z in (-tall / 2 + 0.04, tall / 2 - 0.04)]
        if blind:
            parts += [geometry.box("shutter", (wide - 0.02, 0.03, tall * blind), slats, (0, 0.07, tall / 2 - tall * blind / 2), bevel=0)]
        parts += [geometry.box("net", (wide * share, 0.01, tall - 0.1), cloth, (side * (wide / 2 - wide * share / 2), 0.18, 0), bevel=0) for side, share in ((-1, left), (1, right)) if share]
        model = geometry.join("window", parts)
        model.hide_render = True
        models.append(model)
    return models


def block(width, depth, floors, color, place, turn, seed, haze, base=0.0, side=-1):
    """Flats with recessed windows in front and on one side (-1 left, 1 right), balconies in two bays, what stands on a flat roof."""
    dice, storey = random.Random(seed), 2.85
    height = floors * storey + 0.9
    render, band = materials.plaster(color, haze), materials.plaster(tuple(c * 0.55 for c in color), haze)
    edge, steel = materials.zinc((0.22, 0.23, 0.24)), materials.paint("balcony", (0.16, 0.17, 0.18), 0.5, haze=haze)
    there = Matrix.Translation((place[0], place[1], base)) @ Matrix.Rotation(turn, 4, "Z")
    windows, doors = _windows(1.5, 1.42, haze), _windows(2.2, 2.15, haze)
    parts = [geometry.box("body", (width - 0.8, depth - 0.8, height), render, (width / 2, depth / 2, height / 2), bevel=0)]
    bays = max(4, round(width / 3.1))
    loggias = {1, bays - 2}
    for length, bay_count, turned, front in ((width, bays, 0.0, True), (depth, max(2, round(depth / 4.0)), side * math.pi / 2, False)):
        openings, spots = [], []
        for floor in range(floors):
            for bay in range(bay_count):
                x, z = (bay + 0.5) * length / bay_count, 0.9 + floor * storey
                tall = front and bay in loggias
                openings.append((x - 1.1, z + 0.08, 2.2, 2.15) if tall else (x - 0.75, z + 0.82, 1.5, 1.42))
                spots.append((x, z + (1.155 if tall else 1.53), tall))
        wall = buildings.wall("wall", length, height, openings, render, 0.36)
        # Two millimetres out and back: faces in one plane would hide each other in patches.
        frame = Matrix.Identity(4) if front else Matrix.Translation((-0.002, depth + 0.002, 0) if side < 0 else (width + 0.002, 0.002, 0)) @ Matrix.Rotation(turned, 4, "Z")
        wall.matrix_world = there @ frame
        for x, z, tall in spots:
            geometry.instance(dice.choice(doors if tall else windows)).matrix_world = there @ frame @ Matrix.Translation((x, 0, z)) @ Matrix.Diagonal((dice.choice((-1, 1)), 1, 1, 1))
            if tall:
                parts += [geometry.box("slab", (2.9, 1.3, 0.16), band, (x, -0.65, z - 1.16), bevel=0.01), geometry.box("front", (2.9, 0.03, 0.85), steel, (x, -1.27, z - 0.55), bevel=0), geometry.box("handrail", (2.95, 0.06, 0.05), edge, (x, -1.27, z - 0.04), bevel=0.01)]
                if dice.random() < 0.5:
                    parts.append(geometry.box("screen", (1.6, 0.02, 0.8), materials.fabric("screen", dice.choice(((0.30, 0.12, 0.05), (0.10, 0.14, 0.20), (0.36, 0.33, 0.26))), 60), (x + 0.4, -1.18, z - 0.5), bevel=0))
    parts += [geometry.box("coping", (width + 0.24, depth + 0.24, 0.10), edge, (width / 2, depth / 2, height + 0.03), bevel=0.02), geometry.box("plinth", (width + 0.02, depth + 0.02, 0.8), band, (width / 2, depth / 2, 0.4), bevel=0)]
    parts += [geometry.tube("downpipe", [(x, -0.07, 0), (x, -0.07, height)], 0.05, edge, resolution=1) for x in (0.25, width - 0.25)]
    parts += [geometry.box("lift", (3.2, 3.6, 2.4), render, (width * 0.62, depth * 0.5, height + 1.2), bevel=0.02), geometry.box("lid", (3.4, 3.8, 0.08), edge, (width * 0.62, depth * 0.5, height + 2.42), bevel=0.01)]
    parts += [geometry.cylinder("vent", 0.11, dice.uniform(0.5, 0.9), edge, (width * share, depth * dice.uniform(0.2, 0.5), height), sides=12) for share in (0.12, 0.27, 0.44, 0.83)]
    parts.append(geometry.tube("mast", [(width * 0.3, depth * 0.5, height), (width * 0.3, depth * 0.5, height + 3.2)], 0.03, edge, resolution=1))
    whole = geometry.join("block", parts)
    whole.matrix_world = there
    return whole


# --- a hall with its yard -------------------------------------------------------------------

def cladding(name, color, haze):
    """Upright ribbed sheet in colour: dirt of the road below, runs from the eaves."""
    return materials.surface(name, color, 0.45, variation=0.08, blotch=0.4, grain=40, bump=0.03, streaks=0.30, dirt=0.22, haze=haze)


def _ribs(name, left, right, low, high, y, skin):
    """A field of cladding in the plane y: ribs 300 mm apart."""
    profile, x = [], left
    while x < right - 0.01:
        profile += [(x, 0.0), (min(x + 0.17, right), 0.0), (min(x + 0.19, right), -0.035), (min(x + 0.28, right), -0.035)]
        x += 0.30
    profile.append((right, 0.0))
    return geometry.extrude(name, profile, [((0, y, low), (1, 0, 0), (0, 1, 0)), ((0, y, high), (1, 0, 0), (0, 1, 0))], skin, 20)


def gate(wide, tall, open_, haze, dock=False):
    """A sectional gate 0.3 m behind the wall's face, middle of its sill at the origin; open_: share; dock: with a shelter of rubber."""
    leaf, dark = materials.surface("gate", (0.36, 0.37, 0.38), 0.45, variation=0.05, streaks=0.25, dirt=0.2, haze=haze), materials.surface("inside", (0.016, 0.015, 0.014), 0.9)
    trim, pane = materials.paint("gate trim", (0.045, 0.05, 0.055), 0.5, haze=haze), materials.window(haze)
    parts = [geometry.box("inside", (wide, 0.02, tall), dark, (0, 2.6, tall / 2), bevel=0), geometry.box("floor", (wide, 2.6, 0.02), materials.concrete(), (0, 1.3, 0.0), bevel=0)]
    count = 7
    for index in range(count):
        low = tall * (open_ + index / count)
        if low + tall / count > tall + 0.02:
            break
        parts.append(geometry.box("section", (wide, 0.06, tall / count - 0.018), leaf, (0, 0.30, low + tall / count / 2), bevel=0.012))
        if index == 2:
            parts += [geometry.box("light", (wide * 0.19, 0.02, tall / count * 0.5), pane, (wide * (k - 1.5) * 0.235, 0.262, low + tall / count / 2), bevel=0) for k in range(4)]
    for side in (-1, 1):
        parts += [geometry.box("jamb", (0.14, 0.40, tall + 0.1), trim, (side * (wide / 2 + 0.05), 0.14, tall / 2), bevel=0.01), geometry.cylinder("bollard", 0.09, 1.0, materials.paint("bollard", (0.50, 0.32, 0.02), 0.5, dirt=0.3, haze=haze), (side * (wide / 2 + 0.35), -0.55, 0), sides=14)]
    parts.append(geometry.box("head", (wide + 0.24, 0.40, 0.22), trim, (0, 0.14, tall + 0.08), bevel=0.01))
    if dock:
        seal = materials.rubber()
        parts += [geometry.box("cushion", (0.55, 0.65, tall + 0.3), seal, (side * (wide / 2 + 0.12), -0.30, tall / 2), bevel=0.08) for side in (-1, 1)]
        parts.append(geometry.box("cushion", (wide + 0.8, 0.65, 0.7), seal, (0, -0.30, tall + 0.25), bevel=0.08))
    model = geometry.join("gate", parts)
    model.hide_render = True
    return model


def hall(length, depth, height, color, place, turn, seed, haze, gates=(0.0, 0.45, 0.0, 1.0, 0.0), docks=(3,)):
    """A hall of ribbed sheet: gates in front, a band of windows, gutter and downpipes, vents; gates: how far each is open."""
    dice = random.Random(seed)
    skin, fascia = cladding("cladding", color, haze), materials.paint("fascia", tuple(c * 0.35 for c in color), 0.5, dirt=0.15, haze=haze)
    metal, stone, pane = materials.galvanised(), materials.concrete((0.30, 0.295, 0.28)), materials.window(haze)
    there, wide, tall = Matrix.Translation(place) @ Matrix.Rotation(turn, 4, "Z"), 4.0, 4.4
    step = length / (len(gates) + 1)
    middles, parts, left = [step * (k + 1) + dice.uniform(-0.15, 0.15) * step for k in range(len(gates))], [], 0.0
    for index, (middle, share) in enumerate(zip(middles, gates)):
        model = gate(wide, tall, share, haze, index in docks)
        geometry.instance(model).matrix_world = there @ Matrix.Translation((middle, 0, 0.02))
        parts += [_ribs("cladding", left, middle - wide / 2, 0.6, tall, 0.0, skin), geometry.box("plinth", (middle - wide / 2 - left, 0.2, 0.6), stone, ((left + middle - wide / 2) / 2, 0.04, 0.3), bevel=0.01)]
        left = middle + wide / 2
    parts += [_ribs("cladding", left, length, 0.6, tall, 0.0, skin), geometry.box("plinth", (length - left, 0.2, 0.6), stone, ((left + length) / 2, 0.04, 0.3), bevel=0.01), _ribs("cladding", 0, length, tall, height, 0.0, skin)]
    for end, spin in ((0.0, -1), (length, 1)):
        flank = _ribs("cladding", 0, depth, 0.0, height, 0.0, skin)
        flank.matrix_world = Matrix.Translation((end, depth if spin < 0 else 0, 0)) @ Matrix.Rotation(spin * math.pi / 2, 4, "Z")
        parts.append(flank)
    low = height - 2.0
    parts += [geometry.box("band", (length * 0.82, 0.06, 1.05), pane, (length * 0.5, -0.035, low + 0.5), bevel=0)] + [geometry.box("mullion", (0.09, 0.10, 1.15), fascia, (length * 0.09 + k * length * 0.82 / 24, -0.05, low + 0.5), bevel=0) for k in range(25)]
    parts += [geometry.box("flashing", (length * 0.82 + 0.2, 0.13, 0.08), fascia, (length * 0.5, -0.05, low + z), bevel=0) for z in (-0.06, 1.06)]
    parts += [geometry.box("fascia", (length + 0.3, 0.14, 0.65), fascia, (length / 2, -0.06, height + 0.1), bevel=0.015), geometry.box("roof", (length, depth, 0.2), materials.coated_sheet((0.24, 0.25, 0.25)), (length / 2, depth / 2, height + 0.05), bevel=0)]
    parts += [geometry.tube("downpipe", [(x, -0.12, 0.1), (x, -0.12, height - 0.3)], 0.07, metal, resolution=1) for x in [length * k / 4 + (0.3 if k == 0 else -0.3 if k == 4 else 0.4) for k in range(5)]]
    for share in (0.14, 0.36, 0.58, 0.81):
        parts += [geometry.box("vent", (2.0, 1.2, 0.55), metal, (length * share, depth * 0.35, height + 0.4), bevel=0.03), geometry.cylinder("pipe", 0.2, 1.3, metal, (length * share + 3.2, depth * 0.3, height), sides=16)]
    canopy = middles[0] - 3.9
    parts += [geometry.box("door", (1.0, 0.08, 2.1), fascia, (canopy, -0.06, 1.1), bevel=0.01), geometry.box("step", (1.6, 1.0, 0.14), stone, (canopy, -0.5, 0.07), bevel=0.02), geometry.box("canopy", (1.8, 1.1, 0.07), metal, (canopy, -0.55, 2.55), bevel=0.01), geometry.box("lamp", (0.3, 0.15, 0.12), metal, (canopy + 1.3, -0.1, 3.0), bevel=0.02)]
    whole = geometry.join("hall", parts)
    whole.matrix_world = there
    return [there @ Matrix.Translation((middle, 0, 0)) for middle in middles]


def yard(docked, reach, place, turn, seed, haze):
    """What stands in front of a hall: a trailer at the dock, cars in a row, pallets, a skip, lamps. docked: where, from hall()."""
    dice, there = random.Random(seed), Matrix.Translation(place) @ Matrix.Rotation(turn, 4, "Z")
    box = cars.trailer((0.46, 0.47, 0.46))
    box.matrix_world = docked @ Matrix.Translation((0, -0.7, 0)) @ Matrix.Rotation(math.pi / 2, 4, "Z")
    for index, (kind, tone) in enumerate((("estate", (0.30, 0.31, 0.32)), ("hatchback", (0.16, 0.025, 0.02)), ("saloon", (0.035, 0.045, 0.06)), ("hatchback", (0.45, 0.45, 0.44)))):
        model = cars.car(kind, tone, False)
        for copy in range(2):
            # One bay in the row is free.
            shift = index * 2.7 + copy * 13.5
            (model if copy == 0 else geometry.instance(model)).matrix_world = there @ Matrix.Translation((reach[0] + shift, -11 + dice.uniform(-0.2, 0.2), 0)) @ Matrix.Rotation(math.pi / 2 * dice.choice((-1, 1)), 4, "Z")
    wood, rust = materials.wood((0.30, 0.21, 0.12)), materials.paint("skip", (0.30, 0.13, 0.02), 0.6, dirt=0.5, haze=haze)
    parts = [geometry.box("pallet", (1.2, 0.8, 0.13), wood, (reach[1] + dice.uniform(-0.03, 0.03), -2.2, 0.08 + k * 0.145), (0, 0, dice.uniform(-0.04, 0.04)), 0.01) for k in range(11)]
    parts += [geometry.box("pallet", (1.2, 0.8, 0.13), wood, (reach[1] + 1.5, -2.1, 0.08 + k * 0.145), (0, 0, dice.uniform(-0.06, 0.06)), 0.01) for k in range(6)]
    parts += [geometry.extrude("skip", [(-2.6, 1.7), (-1.9, 0.2), (1.9, 0.2), (2.6, 1.7)], geometry.straight((reach[1] + 7, -4.0, 0), (reach[1] + 7, -2.2, 0), (1, 0, 0)), rust, 20, True)]
    goods = geometry.join("goods", parts)
    goods.matrix_world = there
    for x in (reach[0] - 6, reach[1] + 14):
        post = props.lamp_post(8.0, haze=haze)
        post.matrix_world = there @ Matrix.Translation((x, -16, 0)) @ Matrix.Rotation(-math.pi / 2, 4, "Z")


def trees(kinds, spots, seed, smallest=0.75, largest=1.15):
    """Leafy trees at (x, y) on level ground, each turned and sized differently."""
    return foliage.scatter(kinds, [(x, y, -0.1) for x, y in spots], seed, smallest, largest)


def leafy_kinds(seed, count, height, haze, leaves=56000, color=(0.055, 0.085, 0.024), leaf=0.0165):
    """Trees whose boughs are seen between their leaves, for 40 m and more; hidden until they are scattered. leaf: of the height."""
    green, stem = materials.leaves(color, haze), materials.surface("bark", (0.105, 0.085, 0.066), 0.9, variation=0.35, grain=16, bump=0.9, depth=0.02, haze=haze)
    kinds = [foliage.leafy(seed + k, height * (0.85 + 0.15 * k), leaves, height * leaf, green, stem, clear=0.16) for k in range(count)]
    for kind in kinds:
        kind.hide_render = True
    return kinds
