"""A block of flats with balconies, and balcony modules on the railing of one."""
import math
import random

import bpy
from mathutils import Matrix

from . import buildings, cars, foliage, geometry, materials, module, neighbours, props, world
from .nodes import Graph

FLOOR, FLOORS = 3.0, 6                    # storey height, storeys
BALCONY = (4.1, 1.55, 0.18)               # width, depth, thickness of the slab
RAIL = 1.05
LAMP = 46.0                               # watts of a room's lamp
PANES = 0.42                              # brightness of a lit window across the street


def facade(dice, hero, lamps=(), beside=-5.6):
    """Plaster with a window door behind each balcony and smaller windows beside it.

    hero: the storey that is looked at; lamps: (storey, 0 for the door or 1 for the window) where the light is on;
    beside: where the smaller windows begin.
    """
    left, width = -9.0, 12.3
    openings = []
    for floor in range(FLOORS):
        z = floor * FLOOR + 0.02
        openings += [(-left - 1.5, z, 2.4, 2.28), (beside - left, z + 0.85, 1.3, 1.42)]
    lighted = {2 * floor + which for floor, which in lamps}
    stone = materials.plaster((0.60, 0.54, 0.45))
    wall = buildings.wall("facade", width, FLOORS * FLOOR + 0.9, openings, stone)
    wall.location = (left, 0, 0)
    doors = [buildings.glazing(2.4, 2.28, 2, None, share, k) for k, share in enumerate((0.38, 0.0, 0.62))]
    windows = [buildings.glazing(1.3, 1.42, 2, None, share, k) for k, share in enumerate((0.0, 0.45, 0.9))]
    for pattern in doors + windows:
        pattern.hide_render = True
    sill = materials.aluminium(0.45)
    for index, (x, z, wide, tall) in enumerate(openings):
        kinds = doors if wide > 2 else windows
        kind = doors[0] if wide > 2 and abs(z - hero * FLOOR) < 0.1 else dice.choice(kinds)
        place = (left + x + wide / 2, 0.14, z + tall / 2)
        if index in lighted:
            buildings.glazing(wide, tall, 2, None, 0.0, index, rear=False).location = place
            curtains(place, wide, tall, index)
            lighted_room((place[0], 0.30, z), wide, tall, index)
        else:
            geometry.instance(kind, place)
        if wide < 2:
            geometry.box("sill", (wide + 0.10, 0.22, 0.025), sill, (left + x + wide / 2, 0.045, z - 0.012), (0.06, 0, 0), 0.004)
    geometry.box("coping", (width + 0.2, 0.5, 0.05), sill, (left + width / 2, 0.2, FLOORS * FLOOR + 0.92), bevel=0.01)
    geometry.box("side wall", (0.3, 11.0, FLOORS * FLOOR + 0.9), stone, (left + width - 0.15, 5.8, (FLOORS * FLOOR + 0.9) / 2), bevel=0)
    pipe = materials.zinc((0.34, 0.36, 0.38))
    geometry.tube("downpipe", [(2.75, -0.075, 0), (2.75, -0.075, FLOORS * FLOOR)], 0.05, pipe)
    for floor in range(FLOORS * 2):
        geometry.cylinder("bracket", 0.056, 0.04, pipe, (2.75, -0.075, 0.8 + floor * 1.5), bevel=0.004)


def sheer():
    """Thin curtain cloth: a lamp behind it shines through."""
    graph = Graph("sheer")
    weave = graph.noise(graph.scaled(graph.place(), (900, 900, 60)), 1.0, 2)
    shade = graph.mix(graph.smooth(weave, 0.3, 0.7), (0.62, 0.58, 0.50), (0.74, 0.70, 0.62))
    graph.set(Base_Color=shade, Roughness=0.9, Specular=0.1)
    through, both = graph.node("ShaderNodeBsdfTranslucent", Color=shade), graph.node("ShaderNodeMixShader", Fac=0.5)
    graph.links.new(graph.shader.outputs[0], both.inputs[1])
    graph.links.new(through.outputs[0], both.inputs[2])
    graph.links.new(both.outputs[0], graph.output.inputs["Surface"])
    return graph.material


def curtains(place, wide, tall, seed):
    """Gathered lengths of cloth at both sides, one pushed further back than the other."""
    cloth, inside = sheer(), place[1] + 0.13
    for side, share in ((-1, 0.15 + 0.03 * (seed % 3)), (1, 0.10)):
        count = int(wide * share * 160)
        fold = [(side * (wide / 2 + 0.03 - wide * share * i / count),
                 0.030 * math.sin(i * 0.62 + seed) + 0.012 * math.sin(i * 0.23 + seed * 2.1)) for i in range(count + 1)]
        steps = 8
        path = [((place[0], inside, place[2] + tall * (step / steps - 0.5) + 0.02), (1 - 0.10 * math.sin(math.pi * step / steps), 0, 0), (0, 1, 0))
                for step in range(steps + 1)]
        geometry.extrude("curtain", fold, path, cloth, 60)


def lighted_room(place, wide, tall, seed):
    """A room behind a window, place the middle of its sill: two lamps, shelves, pictures, a sofa, warm walls."""
    x, y, sill = place
    low, high, deep, half = math.floor((sill + 0.5) / FLOOR) * FLOOR + 0.02, 2.55, 3.8, wide / 2 + (0.55 if wide > 2 else 0.1)
    paint = materials.plaster((0.46, 0.37, 0.27))
    for name, size, at in (("rear", (2 * half, 0.05, high), (x, y + deep, low + high / 2)), ("left", (0.05, deep, high), (x - half, y + deep / 2, low + high / 2)),
                           ("right", (0.05, deep, high), (x + half, y + deep / 2, low + high / 2)), ("ceiling", (2 * half, deep, 0.05), (x, y + deep / 2, low + high))):
        geometry.box(name, size, paint, at, bevel=0)
    geometry.box("boards", (2 * half, deep, 0.02), materials.wood((0.22, 0.13, 0.07)), (x, y + deep / 2, low - 0.005), bevel=0)
    dice = random.Random(seed)
    bookcase((x + half - 0.17, y + 2.15, low), math.pi / 2, dice)
    # A door stands in the rear wall; pictures hang beside the shelves.
    white = materials.paint("door", (0.55, 0.52, 0.47), 0.45)
    geometry.box("door", (0.84, 0.05, 2.05), white, (x + half - 0.75, y + deep - 0.03, low + 1.02), bevel=0.006)
    for side in (-1, 1):
        geometry.box("jamb", (0.07, 0.08, 2.1), white, (x + half - 0.75 + side * 0.46, y + deep - 0.03, low + 1.05), bevel=0.004)
    geometry.box("lintel", (0.99, 0.08, 0.07), white, (x + half - 0.75, y + deep - 0.03, low + 2.12), bevel=0.004)
    for along, up, tall_one, tone in ((0.75, 1.62, 0.60, (0.06, 0.11, 0.13)), (0.75 + 0.42, 1.78, 0.28, (0.28, 0.12, 0.06))):
        frame = materials.wood((0.07, 0.045, 0.03))
        geometry.box("frame", (0.025, tall_one * 0.72, tall_one), frame, (x + half - 0.04, y + along, low + up), bevel=0.003)
        geometry.box("mount", (0.006, tall_one * 0.66, tall_one - 0.04), materials.paint("mount", (0.60, 0.58, 0.53), 0.6), (x + half - 0.054, y + along, low + up), bevel=0)
        geometry.box("print", (0.006, tall_one * 0.42, tall_one * 0.62), materials.surface("print", tone, 0.5, variation=0.5, blotch=9), (x + half - 0.058, y + along, low + up), bevel=0)
    geometry.box("sofa", (1.5, 0.75, 0.42), materials.fabric("sofa", (0.12, 0.14, 0.15), 300), (x - half + 0.9, y + deep - 0.55, low + 0.22), bevel=0.08)
    # A pendant in the living room, a lamp on a stand in the room beside it.
    pendant, lift = wide > 2, 1.72 if wide > 2 else 1.30
    spot = (x + half * 0.30, y + 1.75) if pendant else (x + half - 0.35, y + 2.9)
    profile = [(0.03, 0.25), (0.06, 0.25), (0.13, 0.19), (0.19, 0.10), (0.21, 0.0)] if pendant else [(0.11, 0.30), (0.17, 0.0)]
    shade = geometry.lathe("shade", profile, glow("shade", (1.0, 0.52, 0.20, 1.0), 5.0), sides=40)
    shade.location = (*spot, low + lift)
    shade.visible_shadow = False
    geometry.tube("flex", [(*spot, low + lift + 0.25), (*spot, low + high)] if pendant else [(*spot, low), (*spot, low + lift + 0.05)], 0.006, materials.rubber())
    bulb((*spot, low + lift + 0.02), LAMP if pendant else LAMP * 0.45)
    if pendant:
        bulb((x + half - 0.35, y + deep - 0.4, low + 1.25), LAMP * 0.2)


def bookcase(place, turn, dice):
    """Five boards between two cheeks, books that lean and leave gaps, a vase; its back is towards +y before it is turned."""
    oak, parts = materials.wood((0.20, 0.12, 0.06)), []
    bindings = [materials.paint("book", tone, 0.6) for tone in ((0.20, 0.05, 0.04), (0.05, 0.09, 0.14), (0.30, 0.26, 0.18), (0.07, 0.11, 0.06), (0.35, 0.32, 0.29), (0.32, 0.18, 0.05))]
    for level in range(6):
        z = 0.08 + level * 0.38
        parts.append(geometry.box("board", (1.2, 0.28, 0.025), oak, (0, 0, z), bevel=0.003))
        at = -0.56
        while level < 5 and at < 0.52:
            if dice.random() < 0.12:
                at += dice.uniform(0.08, 0.28)
                continue
            thick, tall = dice.uniform(0.018, 0.05), dice.uniform(0.17, 0.29)
            lean = dice.choice((0, 0, 0, 0.06, -0.05))
            parts.append(geometry.box("book", (thick, dice.uniform(0.14, 0.21), tall), dice.choice(bindings), (at, dice.uniform(-0.03, 0.01), z + 0.015 + tall / 2), (0, lean, 0), 0.002))
            at += thick + 0.004 + abs(lean) * 0.2
    parts += [geometry.box("cheek", (0.025, 0.28, 2.0), oak, (side * 0.6, 0, 1.0), bevel=0.003) for side in (-1, 1)]
    parts.append(geometry.lathe("vase", [(0.05, 0), (0.09, 0.08), (0.07, 0.18), (0.03, 0.24), (0.04, 0.27)], materials.paint("vase", (0.09, 0.16, 0.18), 0.25), (0.35, 0, 1.99)))
    whole = geometry.join("bookcase", parts)
    whole.location, whole.rotation_euler = place, (0, 0, -turn)
    return whole


def glow(name, color, strength):
    graph = Graph(name)
    graph.set(Base_Color=(0.6, 0.5, 0.4), Emission=color, Emission_Strength=strength)
    return graph.material


def bulb(place, power, color=(1.0, 0.58, 0.27), size=0.09):
    lamp = bpy.data.lights.new("lamp", "POINT")
    lamp.energy, lamp.color, lamp.shadow_soft_size = power, color, size
    entity = bpy.data.objects.new("bulb", lamp)
    bpy.context.scene.collection.objects.link(entity)
    entity.location = place


def balconies(stone=None):
    width, depth, thick = BALCONY
    slab = geometry.box("slab", (width, depth, thick), stone or materials.concrete((0.46, 0.44, 0.41)), (0, -depth / 2, -thick / 2), bevel=0.012)
    tile = materials.concrete((0.30, 0.28, 0.255))
    tiles = [geometry.box("tile", (0.395, 0.395, 0.02), tile, (-width / 2 + 0.26 + i * 0.4, -depth + 0.25 + j * 0.4, 0.010), bevel=0.003)
             for i in range(10) for j in range(4) if -depth + 0.25 + j * 0.4 < -0.1]
    rail = buildings.bar_railing([(-width / 2 + 0.05, -0.02, 0), (-width / 2 + 0.05, -depth + 0.06, 0), (width / 2 - 0.05, -depth + 0.06, 0), (width / 2 - 0.05, -0.02, 0)], RAIL)
    strip = geometry.box("drip", (width + 0.02, 0.03, 0.05), materials.zinc((0.34, 0.36, 0.38)), (0, -depth - 0.008, -0.03), bevel=0.003)
    whole = geometry.join("balcony", [slab, rail, strip, *tiles])
    whole.hide_render = True
    for floor in range(1, FLOORS):
        geometry.instance(whole, (0, 0, floor * FLOOR))


def billow(amount, phase):
    """A free lower edge is never quite straight: how far the sheet stands out, x up and y along."""
    return lambda x, y: amount * ((0.58 - x) / 1.16) ** 2 * (0.45 + math.cos(y * 3.6 + phase))


def modules(level, dice, loose=0.0):
    """Held to the handrail and to the lower rail by ties through eyelets; the lower edge stands off on two spacers.

    loose: metres that the lower edge sways."""
    face = -BALCONY[1] + 0.06 - 0.052
    steel, strap = materials.stainless(), materials.rubber()
    tilt, top = math.radians(3.0), RAIL - 0.045
    ring = geometry.lathe("eyelet", [(0.006, 0.0), (0.011, 0.0), (0.0115, 0.0012), (0.0085, 0.0022), (0.006, 0.0014)], steel, sides=28)
    ring.hide_render = True
    for x in (-0.868, 0.868):
        stands_out = billow(loose, x * 2.0)
        sheet = module.make("balcony", module.height(stands_out) if loose else module.flat, "white", dust=0.015, box="front")
        # Long side level: turn the sheet about its normal, then stand it up, face outwards.
        lean = math.pi / 2 - tilt
        center = (x + dice.uniform(-0.003, 0.003), face - math.sin(tilt) * 0.58, level + top - 0.58 * math.cos(tilt))
        sheet.matrix_world = Matrix.Translation(center) @ Matrix.Rotation(lean, 4, "X") @ Matrix.Rotation(math.pi / 2, 4, "Z")
        for along in (-0.80, -0.30, 0.30, 0.80):
            for down in (0.020, 1.140):
                depth = face - math.sin(tilt) * down - stands_out(0.58 - down, -along)
                place = (x + along, depth - 0.0018, level + top - down * math.cos(tilt))
                geometry.instance(ring, place, (lean, 0, 0))
                loop = over_handrail(face, depth, place[2], level) if down < 0.5 else round_lower_rail(depth, place[2], level)
                geometry.tube("tie", [(x + along, y, z) for y, z in loop], 0.0026, strap, closed=True)
        for along in (-0.62, 0.62):
            rear = face - math.sin(tilt) * 1.065 - stands_out(-0.485, -along)
            geometry.cylinder("spacer", 0.012, -BALCONY[1] - rear - 0.001, strap, (x + along, -BALCONY[1], level - 0.06), (math.pi / 2, 0, 0), bevel=0.002)


def over_handrail(face, depth, height, level):
    high, back = level + RAIL + 0.006, -BALCONY[1] + 0.092
    return [(depth - 0.004, height), (face - 0.004, high - 0.01), (face + 0.02, high), (back, high - 0.004), (back, level + RAIL - 0.038), (face + 0.01, height - 0.004)]


def round_lower_rail(depth, height, level):
    """Up behind the sheet, past the edge of the slab, round the rail above it and back."""
    edge, rail = -BALCONY[1] - 0.030, -BALCONY[1] + 0.06
    return [(depth - 0.005, height + 0.004), (depth + 0.008, height + 0.016), (edge, level + 0.01), (rail - 0.018, level + 0.096), (rail + 0.020, level + 0.094),
            (rail + 0.020, level + 0.074), (rail - 0.016, level + 0.073), (edge, level - 0.015), (depth + 0.007, height - 0.006), (depth - 0.006, height - 0.005)]


def belongings(level, dice, sprays=700):
    for spot, size, seed in (((-1.62, -0.42, 0.02), 0.95, 1), ((1.65, -0.35, 0.02), 0.95, 2), ((1.28, -0.30, 0.02), 0.6, 5)):
        plant = buildings.pot_plant(seed, size, sprays=sprays)
        plant.location = (spot[0], spot[1], level + spot[2])
        for floor, shift in ((-1, 0.3), (1, -0.5)):
            geometry.instance(plant, (spot[0] * -0.8 + shift, spot[1], level + floor * FLOOR + 0.02), (0, 0, 2.0), dice.uniform(0.8, 1.1))
    chair = buildings.folding_chair()
    chair.location, chair.rotation_euler = (0.55, -0.75, level + 0.02), (0, 0, 0.5)
    geometry.instance(chair, (-0.65, -0.7, level + 0.02), (0, 0, -0.9))
    metal = materials.black_aluminium()
    table = geometry.join("table", [geometry.cylinder("top", 0.30, 0.018, metal, (0, 0, 0.70), sides=48), geometry.cylinder("stem", 0.02, 0.70, metal),
                                    geometry.cylinder("foot", 0.18, 0.012, metal, sides=40)])
    table.location = (-0.02, -0.62, level + 0.02)


def neighbourhood(haze):
    """Beside the block: a lawn with a path and a hedge, old trees, more blocks, parked cars, woods far off."""
    world.plain(-0.1, 8000, materials.ground((0.075, 0.088, 0.035), haze))
    lawn = materials.surface("lawn", (0.066, 0.085, 0.026), 0.9, specular=0.1, variation=0.45, blotch=0.35, grain=18, bump=0.9, depth=0.05, haze=haze, space="world")
    geometry.box("lawn", (70, 90, 0.04), lawn, (38, 30, -0.09), bevel=0)
    asphalt, kerb = materials.surface("road", (0.052, 0.051, 0.050), 0.85, variation=0.3, blotch=0.3, grain=60, haze=haze, space="world"), materials.concrete((0.30, 0.29, 0.27))
    geometry.box("path", (2.2, 90, 0.02), materials.surface("path", (0.19, 0.165, 0.13), 0.9, variation=0.3, blotch=0.6, grain=50, haze=haze, space="world"), (9.5, 20, -0.06), bevel=0)
    geometry.box("road", (7.0, 90, 0.02), asphalt, (21, 20, -0.055), bevel=0)
    geometry.box("kerb", (0.16, 90, 0.16), kerb, (24.6, 20, -0.02), bevel=0.01)
    for place, wide, color, turn, seed in (((30, 30, 0), 26, (0.60, 0.55, 0.46), -0.35, 3), ((40, 6, 0), 22, (0.47, 0.33, 0.25), -0.62, 8), ((62, 44, 0), 30, (0.62, 0.60, 0.56), -0.5, 5)):
        neighbours.block(wide, 12, 4 + seed % 3, color, place, turn, seed, haze)
    for index, (y, kind, tone) in enumerate(((3.0, "estate", (0.035, 0.045, 0.06)), (8.6, "hatchback", (0.42, 0.42, 0.41)), (13.9, "suv", (0.13, 0.025, 0.02)), (23.6, "hatchback", (0.20, 0.21, 0.22)), (29.0, "saloon", (0.03, 0.033, 0.03)))):
        parked = cars.car(kind, tone, False)
        parked.location, parked.rotation_euler = (23.3, y, -0.04), (0, 0, math.pi / 2 * (-1) ** (index % 3))
    hedge = foliage.tree(31, 1.5, 0.62, 5200, 0.075, materials.leaves((0.040, 0.066, 0.018), haze), materials.bark(haze))
    hedge.hide_render = True
    foliage.scatter([hedge], [(15.6, 0.9 * k - 8, -0.25) for k in range(60)], 3, 0.85, 1.1)
    near = neighbours.leafy_kinds(41, 3, 11.0, haze, leaves=130000, leaf=0.0098)
    neighbours.trees(near, ((13.0, 12.5), (13.4, 21.5), (26.6, 1.5), (27.0, 17.0), (26.4, 27.0), (13.2, 33.0), (45, 26), (34, 22)), 6)
    kinds = neighbours.leafy_kinds(51, 2, 10.0, haze, leaves=30000)
    world.tree_line((80, 60), 80, 60, 60, 4, kinds, haze=haze)
    world.tree_line((300, 300), 800, 120, 400, 5, kinds, haze=haze, turn=-0.8)
    world.hills(1800, 10, 110, 130, 4, haze)


def street(haze):
    """The other side at dusk: neighbours with some lamps on, lime trees, parked cars, wet asphalt under street lamps."""
    world.plain(-0.1, 8000, materials.ground((0.075, 0.088, 0.035), haze))
    wet = materials.surface("wet road", (0.028, 0.030, 0.033), 0.22, variation=0.30, blotch=0.22, grain=60, bump=0.2, depth=0.002, haze=haze, space="world")
    geometry.box("road", (16, 160, 0.05), wet, (20, 40, -0.06), bevel=0)
    kerb = materials.concrete((0.26, 0.255, 0.245))
    geometry.box("pavement", (4.4, 160, 0.14), kerb, (30.2, 40, -0.02), bevel=0.01)
    others = set(bpy.data.meshes)
    neighbours.block(19, 13, 5, (0.52, 0.44, 0.34), (35.5, 29.5, 0), -math.pi / 2, 4, haze, side=1)
    neighbours.block(17, 13, 4, (0.40, 0.27, 0.20), (35.5, 9.0, 0), -math.pi / 2, 9, haze, side=1)
    for index, (x, y, wide, deep, tall, floors, tone, turn) in enumerate(((42, 41, 13, 21, 19.5, 6, (0.56, 0.54, 0.50), 0.0), (84, 62, 26, 16, 24, 8, (0.52, 0.50, 0.47), 0.3), (42, 66, 13, 24, 15.0, 5, (0.44, 0.38, 0.31), 0.0))):
        world.building((wide, deep, tall), floors, tone, "flat" if index == 1 else "gable", (x, y, 0), turn, haze, 1.3, 2.9, index)
    panes = evening_panes(haze)
    for mesh in set(bpy.data.meshes) - others:
        for index, material in enumerate(mesh.materials):
            if material.name.startswith("window") and "frame" not in material.name:
                mesh.materials[index] = panes
    green, stem = materials.leaves((0.055, 0.085, 0.024), haze), materials.bark(haze)
    limes = [foliage.tree(20 + k, 8.5, 0.34, 12000, 0.17, green, stem) for k in range(2)]
    for kind in limes:
        kind.hide_render = True
    foliage.scatter(limes, [(29.6, y, 0) for y in (-2, 7.5, 16, 26, 35, 47)], 5, 0.62, 0.95)
    shine = glow("street lamp", (1.0, 0.72, 0.42, 1.0), 60.0)
    for y in (-6.0, 11.8, 29.5, 48.0):
        props.lamp_post(6.0, location=(28.4, y, 0), turn=math.pi, haze=haze)
        geometry.box("luminaire", (0.5, 0.2, 0.05), shine, (27.6, y, 5.9), bevel=0.01)
        bulb((27.6, y, 5.75), 900, (1.0, 0.70, 0.42), 0.25)
    for y, kind, tone in ((4.6, "estate", (0.035, 0.040, 0.048)), (15.2, "hatchback", (0.26, 0.27, 0.28)), (21.4, "saloon", (0.10, 0.025, 0.022))):
        parked = cars.car(kind, tone, False)
        parked.location, parked.rotation_euler = (26.8, y, -0.03), (0, 0, -math.pi / 2)


def evening_panes(haze):
    """Windows of other flats: most dark with the sky in them, some warm, a few with blinds down or a cooler lamp."""
    graph = Graph("evening panes")
    # Windows are instances of a few: the pane within one and the one within the house, together, are no two alike.
    each = graph.math("FRACT", graph.math("ADD", graph.nodes.new("ShaderNodeNewGeometry").outputs["Random Per Island"], graph.nodes.new("ShaderNodeObjectInfo").outputs["Random"]))
    on = graph.smooth(each, 0.60, 0.601)
    which = graph.math("FRACT", graph.math("MULTIPLY", each, 37.0))
    inside = graph.smooth(graph.noise(graph.scaled(graph.place(), (1.6, 1.6, 0.7)), 1.0, 3, 0.5), 0.35, 0.65, 0.35, 1.3)
    color = graph.mix(graph.smooth(which, 0.70, 0.95), (1.0, 0.50, 0.19), (0.95, 0.80, 0.60))
    bright = graph.math("MULTIPLY", graph.math("MULTIPLY", on, inside), graph.math("ADD", 0.35, graph.math("MULTIPLY", which, 1.1)))
    graph.set(Base_Color=(0.012, 0.014, 0.017), Roughness=0.06, Specular=0.9, Emission=color, Emission_Strength=graph.math("MULTIPLY", bright, PANES),
              Normal=graph.bump(graph.noise(graph.place(), 0.8, 1), 0.4, 0.01))
    return materials.hazed(graph, haze)
