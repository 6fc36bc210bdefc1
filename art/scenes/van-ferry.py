"""The motorhome on the open deck of a car ferry, seen from the passengers' deck: modules on its roof, cars around, a fjord ahead."""
import math
import pathlib
import random
import sys

import bpy

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from library import bicycles, buildings, camera, cars, foliage, geometry, light, materials, motorhome, motorhome_roof, props, scene, vehicles, world  # noqa: E402
from library.nodes import Graph  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 2400, 1350, 14, 4, -3.10
HALF, BOW = 7.4, 30.0                      # half the width of the deck, its front end
LANE, POTS = 2.95, 2.7                    # width of a lane; from one lashing pot to the next
SEA = -3.4                                 # of the water below the deck
HAZE = 5200.0


def build(seed):
    dice = random.Random(seed)
    buildings.fewer_bounces()
    bpy.context.scene.cycles.adaptive_min_samples = 8    # the dark insides of cars need more than four
    light.daylight(elevation=25.0, azimuth=122.0, dust=0.7, clouds=0.6, seed=seed)
    motorhome.body()
    motorhome.modules()
    motorhome.fittings()
    motorhome_roof.mirrors()
    dress()
    deck(dice)
    sides()
    traffic(dice)
    fjord(dice)
    camera.place((-2.75, -4.6, 5.75), (0.80, 5.2, 2.55), lens=26, focus=(-0.2, 2.2, 2.85), aperture=9.0)


def dress():
    """What a motorhome has on its walls: window frames, decals, a service hatch, the refrigerator's vents, mouldings at the rear."""
    half, top = motorhome.HALF, motorhome.TOP
    white, black = vehicles.white_paint(0.16), materials.plastic("seal", (0.010, 0.010, 0.011), 0.5)
    blue, grey = materials.paint("decal", (0.010, 0.028, 0.075), 0.3), materials.paint("decal", (0.19, 0.20, 0.21), 0.3)
    vent, slot = materials.plastic("vent", (0.52, 0.52, 0.50), 0.45), materials.plastic("slot", (0.010, 0.010, 0.010), 0.8)

    def outline(y_from, y_to, low, high, radius, material):
        edge = vehicles.fillet([(y_from, low, 0.06), (y_to, low, 0.06), (y_to, high, 0.06), (y_from, high, 0.06)])
        geometry.tube("outline", [(-half - 0.003 + 0.006 * (point.y - 0.42), point.x, point.y) for point in edge], radius, material, closed=True)
    for span in ((0.7, 1.7), (2.4, 3.3)):
        outline(span[0] - 0.02, span[1] + 0.02, 1.53, 2.17, 0.017, black)
        geometry.box("blind", (0.004, span[1] - span[0] - 0.06, 0.19), materials.fabric("blind", (0.30, 0.29, 0.26)), (-half - 0.0078, sum(span) / 2, 2.03), bevel=0)
    outline(2.25, 3.15, 0.66, 1.02, 0.005, black)
    for z, wide, material in ((1.30, 0.11, blue), (1.19, 0.035, grey)):
        geometry.box("decal", (0.004, 6.0, wide), material, (-half + 0.0045, 3.2, z), bevel=0)
    for z in (1.42, 1.86):
        geometry.box("vent", (0.022, 0.46, 0.26), vent, (-half - 0.004, 4.35, z), bevel=0.008)
        for step in range(7):
            geometry.box("slot", (0.008, 0.38, 0.010), slot, (-half - 0.0145, 4.35, z - 0.09 + step * 0.03), bevel=0.001)
    # Fills what would gape between the rear wall and the living space.
    geometry.box("rear frame", (2 * half - 0.32, 0.12, top - motorhome.FLOOR - 0.40), black, (0, -0.035, (top + motorhome.FLOOR) / 2 - 0.06), bevel=0.01)
    geometry.rounded(geometry.box("rear moulding", (2 * half - 0.22, 0.15, 0.085), white, (0, -0.085, top - 0.255), bevel=0.03, segments=4))
    lamp = materials.paint("marker", (0.30, 0.010, 0.008), 0.15, coat=1.0)
    for x, wide in ((-0.92, 0.10), (0.92, 0.10), (-0.25, 0.42)):
        geometry.box("marker", (wide, 0.03, 0.030), lamp, (x, -0.162, top - 0.255), bevel=0.010)
    outline_rear = vehicles.fillet([(-0.85, 1.66, 0.07), (0.15, 1.66, 0.07), (0.15, 2.24, 0.07), (-0.85, 2.24, 0.07)])
    geometry.tube("rear frame", [(point.x, -0.146, point.y) for point in outline_rear], 0.017, black, closed=True)


def steel():
    """The deck: grit in green paint, worn by tyres, rusting where lashings and seams have opened it, salt where puddles dried."""
    graph = Graph("deck")
    place = graph.place("world")
    split = graph.node("ShaderNodeSeparateXYZ")
    graph.links.new(place, split.inputs[0])
    x, y = split.outputs["X"], split.outputs["Y"]
    large, mottle, fine = graph.noise(place, 0.33, 6, 0.62), graph.noise(place, 2.6, 7, 0.72, 0.4), graph.noise(place, 70.0, 3, 0.7)
    along = graph.noise(graph.scaled(place, (6.0, 0.30, 1)), 1.0, 6, 0.68)
    value = graph.math("MULTIPLY", graph.smooth(large, 0.3, 0.7, 0.75, 1.25, "LINEAR"), graph.smooth(mottle, 0.3, 0.7, 0.84, 1.16, "LINEAR"))
    value = graph.math("MULTIPLY", value, graph.smooth(fine, 0.3, 0.7, 0.78, 1.22, "LINEAR"))
    shade = graph.node("ShaderNodeHueSaturation", Color=(0.034, 0.050, 0.046), Value=value).outputs[0]

    def near(value, period, offset):
        """Distance to the nearest multiple of period."""
        return graph.math("MULTIPLY", graph.math("ABSOLUTE", graph.math("SUBTRACT", graph.math("FRACT", graph.math("ADD", graph.math("DIVIDE", graph.math("SUBTRACT", value, offset), period), 0.5)), 0.5)), period)
    # Tyres run on two tracks per lane: rubber, and paint polished down to the primer.
    track = graph.smooth(graph.math("ABSOLUTE", graph.math("SUBTRACT", near(x, LANE, 0.0), 0.74)), 0.42, 0.10)
    shade = graph.mix(graph.math("MULTIPLY", track, graph.smooth(along, 0.35, 0.65, 0.05, 0.55)), shade, (0.030, 0.031, 0.031))
    worn = graph.math("MULTIPLY", graph.smooth(mottle, 0.60, 0.66), graph.smooth(along, 0.42, 0.58))
    shade = graph.mix(graph.math("MULTIPLY", worn, 0.7), shade, (0.105, 0.103, 0.098))
    pot = graph.math("SQRT", graph.math("ADD", graph.math("POWER", graph.math("SUBTRACT", graph.math("ABSOLUTE", graph.math("SUBTRACT", graph.math("ABSOLUTE", x), 2.5)), 1.5), 2.0),
                                        graph.math("POWER", near(y, POTS, -8.0), 2.0)))
    seam = graph.math("MINIMUM", near(y, 5.0, -6.5), near(x, 4.93, 2.46))
    rust = graph.math("MULTIPLY", graph.smooth(pot, 0.55, 0.08), graph.smooth(mottle, 0.36, 0.60))
    rust = graph.math("MAXIMUM", rust, graph.math("MULTIPLY", graph.smooth(seam, 0.16, 0.01), graph.smooth(mottle, 0.46, 0.62)))
    rust = graph.math("MAXIMUM", rust, graph.math("MULTIPLY", graph.smooth(along, 0.60, 0.70), graph.smooth(large, 0.46, 0.58)))
    shade = graph.mix(graph.math("MULTIPLY", rust, 0.85), shade, graph.mix(graph.smooth(fine, 0.35, 0.65), (0.052, 0.020, 0.010), (0.165, 0.062, 0.022)))
    pools = graph.math("ADD", graph.math("MULTIPLY", graph.noise(graph.scaled(place, (1.0, 0.55, 1)), 0.42, 5, 0.5, 0.3), 0.85), graph.math("MULTIPLY", mottle, 0.15))
    wet = graph.smooth(pools, 0.535, 0.575)
    salt = graph.math("MULTIPLY", graph.math("MULTIPLY", graph.smooth(pools, 0.455, 0.53), graph.math("SUBTRACT", 1.0, wet)), graph.smooth(graph.noise(place, 7.0, 8, 0.78), 0.46, 0.72, 0.0, 0.55))
    shade = graph.mix(salt, shade, (0.36, 0.36, 0.35))
    shade = graph.mix(graph.math("MULTIPLY", wet, 0.62), shade, (0.006, 0.008, 0.008))
    film = graph.smooth(pools, 0.58, 0.63)          # water that stands above the grit
    dry = graph.math("SUBTRACT", graph.smooth(mottle, 0.3, 0.7, 0.50, 0.66), graph.math("MULTIPLY", track, 0.10))
    rough = graph.mix(wet, dry, graph.mix(film, (0.20, 0.20, 0.20), (0.035, 0.035, 0.035)))
    weld = graph.bump(graph.smooth(seam, 0.020, 0.004), 0.8, 0.006)
    grit = graph.node("ShaderNodeBump", Strength=graph.smooth(film, 0.0, 1.0, 0.65, 0.02), Distance=0.003, Normal=weld)
    graph.links.new(fine, grit.inputs["Height"])
    graph.set(Base_Color=shade, Roughness=rough, Specular=0.5, Normal=grit.outputs[0])
    return graph.material


def marking(name, color):
    """Road paint that tyres and chains have taken off in places."""
    graph = Graph(name)
    place = graph.place("world")
    coarse, fine = graph.noise(place, 1.1, 5, 0.6), graph.noise(graph.scaled(place, (1.0, 0.45, 1)), 22.0, 6, 0.75)
    gone = graph.smooth(graph.math("ADD", graph.math("MULTIPLY", coarse, 0.55), graph.math("MULTIPLY", fine, 0.45)), 0.49, 0.55)
    shade = graph.mix(graph.smooth(coarse, 0.3, 0.6, 0.1, 0.6), color, (0.16, 0.145, 0.12))
    graph.set(Base_Color=shade, Roughness=0.6, Normal=graph.bump(fine, 0.3, 0.002))
    bare = graph.node("ShaderNodeMixShader", Fac=gone)
    graph.links.new(graph.shader.outputs[0], bare.inputs[1])
    graph.links.new(graph.nodes.new("ShaderNodeBsdfTransparent").outputs[0], bare.inputs[2])
    graph.links.new(bare.outputs[0], graph.output.inputs["Surface"])
    return graph.material


def ship_white():
    """White paint of the ship: rust runs down from edges, grey rain marks, scuffs."""
    graph = Graph("ship white")
    place = graph.place("world")
    runs = graph.noise(graph.scaled(place, (4.5, 4.5, 0.22)), 1.0, 6, 0.72)
    patch, fine = graph.noise(place, 0.8, 5, 0.6), graph.noise(place, 6.0, 7, 0.75)
    shade = graph.mix(graph.smooth(patch, 0.3, 0.7, 0.0, 0.35), (0.52, 0.53, 0.52), (0.37, 0.38, 0.36))
    shade = graph.mix(graph.math("MULTIPLY", graph.smooth(runs, 0.46, 0.68), 0.42), shade, (0.16, 0.15, 0.13))
    rust = graph.math("MULTIPLY", graph.smooth(runs, 0.555, 0.66), graph.smooth(patch, 0.46, 0.58))
    rust = graph.math("MAXIMUM", rust, graph.math("MULTIPLY", graph.smooth(fine, 0.60, 0.67), graph.smooth(patch, 0.48, 0.60)))
    shade = graph.mix(graph.math("MULTIPLY", rust, 0.7), shade, (0.20, 0.075, 0.026))
    graph.set(Base_Color=shade, Roughness=graph.smooth(fine, 0.3, 0.7, 0.34, 0.50), Normal=graph.bump(graph.noise(place, 1.6, 2), 0.5, 0.010))
    return graph.material


def deck(dice):
    plate, paint, yellow = steel(), marking("lane", (0.56, 0.56, 0.53)), marking("warning", (0.48, 0.28, 0.03))
    bright = materials.surface("warning paint", (0.45, 0.27, 0.03), 0.5, variation=0.25, blotch=2, dirt=0.4)
    iron, hole = materials.surface("pot", (0.10, 0.075, 0.06), 0.6, 0.7, variation=0.4, blotch=30, grain=200), materials.plastic("hole", (0.004, 0.004, 0.004), 0.8)
    geometry.box("plates", (2 * HALF, 48.0, 0.05), plate, (0, 12, -0.025), bevel=0.004)
    for x in (-1.5, 1.5):
        for lane in (0, 1):
            side = math.copysign(1, x)
            geometry.box("line", (0.12, BOW + 6, 0.003), paint, (x + side * lane * LANE, BOW / 2 - 6.6, 0.0015), bevel=0)
    pots = []
    for index in range(14):
        # A lashing pot: a ring flush with the deck, a cross of two bars over the hole.
        pots = [geometry.lathe("ring", [(0.060, 0.001), (0.062, 0.007), (0.084, 0.007), (0.092, 0.001)], iron, sides=28), geometry.cylinder("hole", 0.060, 0.002, hole, bevel=0, sides=24)]
        pots += [geometry.box("bar", (0.13, 0.022, 0.012), iron, (0, 0, 0.003), (0, 0, turn), 0.004) for turn in (0.6, 0.6 + math.pi / 2)]
        first = geometry.join("pot", pots)
        first.location = (-4.0, -8 + index * POTS, 0.0)
        for x in (-1.0, 1.0, 4.0):
            geometry.instance(first, (x, -8 + index * POTS, 0.0), (0, 0, dice.uniform(0, 3)))
    lashing(dice)
    geometry.box("stop", (2 * HALF - 0.6, 0.4, 0.004), yellow, (0, BOW - 3.4, 0.002), bevel=0)
    ramp = geometry.box("ramp", (6.4, 7.2, 0.28), plate, (0, BOW + 3.3, 0.95), (0.27, 0, 0), 0.02)
    for x in (-2.4, -0.8, 0.8, 2.4):
        geometry.box("rib", (0.06, 7.0, 0.02), bright, (x, BOW + 3.3, 0.95 + 0.155), (0.27, 0, 0), 0.004)
    ramp.name = "ramp"
    geometry.box("barrier", (6.0, 0.07, 0.09), materials.paint("barrier", (0.45, 0.03, 0.02), 0.35, dirt=0.1), (0, BOW - 1.6, 1.0), bevel=0.01)
    for x in (-3.1, 3.1):
        geometry.box("barrier post", (0.22, 0.22, 1.1), bright, (x, BOW - 1.6, 0.55), bevel=0.02)


def lashing(dice):
    """Wedges behind wheels, a coil of chain left by the crew."""
    wood, yellow, chain = materials.wood((0.22, 0.14, 0.07)), materials.plastic("wedge", (0.42, 0.24, 0.02), 0.5), materials.galvanised()
    for x, y, turn in ((-1.06, 1.10, 0.0), (-3.80, 8.02, 0.1)):
        wedge = geometry.extrude("wedge", [(-0.13, 0), (0.13, 0), (0.13, 0.02), (-0.10, 0.15), (-0.13, 0.15)], geometry.straight((0, -0.08, 0), (0, 0.08, 0), (1, 0, 0)),
                                 yellow if x < 0 else wood, closed_profile=True)
        wedge.location, wedge.rotation_euler = (x, y, 0.002), (0, 0, turn - math.pi / 2)
    for index in range(90):
        a = index * 0.33
        reach = 0.26 - index * 0.0018 + dice.uniform(-0.02, 0.02)
        link = geometry.cylinder("link", 0.022, 0.012, chain, (-4.75 + reach * math.cos(a), 2.6 + reach * math.sin(a) * 0.8, 0.008 + index * 0.0006), (dice.uniform(-0.6, 0.6), dice.uniform(-0.6, 0.6), 0), sides=10)
        link.name = "link"


def sides():
    white = ship_white()
    cap, dark = materials.wood((0.24, 0.13, 0.06), rough=0.45), materials.plastic("pane", (0.012, 0.015, 0.018), 0.06)
    rust = materials.surface("rust", (0.16, 0.06, 0.025), 0.8, variation=0.4, blotch=6, grain=40)
    for side in (-1, 1):
        geometry.box("bulwark", (0.10, BOW + 12, 1.15), white, (side * HALF, BOW / 2 - 6, 0.575), bevel=0.01)
        geometry.box("cap rail", (0.22, BOW + 12, 0.06), cap, (side * HALF, BOW / 2 - 6, 1.18), bevel=0.012)
        for index in range(20):
            y = -10 + index * 2.0
            geometry.box("bracket", (0.35, 0.02, 1.0), white, (side * (HALF - 0.2), y, 0.5), bevel=0.004)
            if index % 3 == 0:
                geometry.box("scupper", (0.03, 0.5, 0.16), rust, (side * (HALF - 0.055), y + 1.0, 0.10), bevel=0.004)
        geometry.box("front bulwark", (HALF - 3.3, 0.10, 1.15), white, (side * (HALF + 3.3) / 2, BOW, 0.575), bevel=0.01)
        geometry.box("front cap", (HALF - 3.2, 0.22, 0.06), cap, (side * (HALF + 3.3) / 2, BOW, 1.18), bevel=0.012)
        for y in (BOW - 0.9, BOW - 1.5):
            geometry.cylinder("bollard", 0.14, 0.62, materials.black_aluminium(), (side * 5.4, y, 0), bevel=0.03, sides=32)
            geometry.cylinder("bollard head", 0.18, 0.08, materials.black_aluminium(), (side * 5.4, y, 0.56), bevel=0.02, sides=32)
        mast = geometry.cylinder("lamp mast", 0.07, 4.4, white, (side * 6.9, BOW - 5, 0), bevel=0.01, sides=24)
        mast.name = "lamp mast"
        geometry.box("lamp", (0.5, 0.22, 0.12), materials.aluminium(0.4), (side * 6.7, BOW - 5, 4.35), bevel=0.03)
    # A house along the left side, with the stairs to the saloon in it.
    geometry.box("house", (1.9, 17.0, 3.3), white, (-HALF + 0.9, 10.5, 1.65), bevel=0.05)
    geometry.box("house roof", (2.2, 17.4, 0.09), white, (-HALF + 0.95, 10.5, 3.34), bevel=0.03)
    for index in range(7):
        geometry.box("window", (0.02, 1.1, 0.75), dark, (-HALF + 1.852, 3.6 + index * 2.4, 1.95), bevel=0.01)
        geometry.box("window frame", (0.014, 1.24, 0.89), materials.aluminium(0.4), (-HALF + 1.851, 3.6 + index * 2.4, 1.95), bevel=0.02)
    props.railing([(-HALF + 1.95, 2.0, 3.39), (-HALF + 1.95, 18.9, 3.39)], 1.05, 1.4, white, kick=False)
    for y in (6.0, 14.4):
        ring = geometry.lathe("life buoy", [(0.24, -0.05), (0.29, -0.075), (0.36, -0.05), (0.375, 0), (0.36, 0.05), (0.29, 0.075), (0.24, 0.05), (0.225, 0), (0.24, -0.05)],
                              materials.paint("life buoy", (0.62, 0.12, 0.02), 0.4), sides=48)
        ring.location, ring.rotation_euler = (-HALF + 1.93, y, 1.0), (0, math.pi / 2, 0)


# Lane, where its last car stands, its cars from there to the bow.
WHITE, SILVER, GREY, BLUE, RED, SAND, GREEN, YELLOW = (0.52, 0.53, 0.52), (0.33, 0.34, 0.35), (0.028, 0.030, 0.033), (0.008, 0.018, 0.046), (0.095, 0.007, 0.008), (0.17, 0.16, 0.14), (0.022, 0.052, 0.036), (0.34, 0.19, 0.02)
LANES = ((5.9, 2.9, (("suv", RED), ("saloon", SAND), ("estate", GREY), ("hatchback", GREEN), ("suv", SILVER))),
         (2.98, 4.9, (("hatchback", SILVER), ("saloon", BLUE), ("van", WHITE), ("hatchback", RED))),
         (0.0, 11.0, (("suv", GREY), ("hatchback", YELLOW), ("van", SAND))),
         (-2.98, 7.4, (("estate", BLUE), ("suv", WHITE), ("saloon", GREY), ("estate", SILVER))))


def pane(name, tint):
    """A car's window: the sky is looked up where the mirror image would be, so that every sample goes on into the car.

    Were the samples shared between mirror and hole, the few that find the bright sky would speckle the dark inside.
    """
    graph = Graph(name)
    image = graph.nodes.new("ShaderNodeTexCoord").outputs["Reflection"]
    split = graph.node("ShaderNodeSeparateXYZ")
    graph.links.new(image, split.inputs[0])
    x, y, z = (split.outputs[axis] for axis in "XYZ")
    sky = light.sky_node(graph.nodes, False)
    graph.links.new(graph.node("ShaderNodeCombineXYZ", X=x, Y=y, Z=graph.math("MAXIMUM", z, 0.03)).outputs[0], sky.inputs["Vector"])
    # Low down lie the sea, the neighbours and the ship.
    share = graph.math("MULTIPLY", graph.sheen(1.5), 1.0)
    strength = graph.math("MULTIPLY", share, graph.smooth(z, -0.05, 0.40, 0.14, light.SKY["strength"]))
    mirror = graph.node("ShaderNodeEmission", Color=sky.outputs[0], Strength=strength)
    clear = graph.node("ShaderNodeBsdfTransparent", Color=graph.mix(share, tint, (0.0, 0.0, 0.0)))
    whole = graph.nodes.new("ShaderNodeAddShader")
    graph.links.new(mirror.outputs[0], whole.inputs[0])
    graph.links.new(clear.outputs[0], whole.inputs[1])
    graph.links.new(whole.outputs[0], graph.output.inputs["Surface"])
    graph.material.cycles.sample_as_light = False
    return graph.material


def traffic(dice):
    """Cars stand close, never quite straight, their fronts to the bow."""
    cars.shared().update(glass=pane("front pane", (0.80, 0.84, 0.82)), privacy=pane("rear pane", (0.58, 0.62, 0.61)))
    for x, y, queue in LANES:
        for kind, color in queue:
            long = cars.CARS[kind]["length"]
            vehicle = cars.car(kind, color)
            place, turn = (x + dice.uniform(-0.16, 0.16), y + long / 2, 0.0), math.pi / 2 + dice.uniform(-0.022, 0.022)
            vehicle.location, vehicle.rotation_euler = place, (0, 0, turn)
            y += long + dice.uniform(0.55, 1.0)
            if (kind, color) == ("estate", BLUE) and x < 0:
                roof_box(place, turn, cars.CARS[kind]["height"])
            if (kind, color) == ("suv", RED):
                bicycles.carrier((place[0], place[1] - long / 2))


def roof_box(place, turn, height):
    """Luggage on two bars across the roof rails."""
    shell, dark = materials.paint("roof box", (0.014, 0.014, 0.015), 0.30, dirt=0.12, coat=0.5), materials.black_aluminium()
    parts = [geometry.rounded(geometry.box("box", (1.95, 0.74, 0.33), shell, (-0.35, -0.10, height + 0.28), (0, 0.03, 0), 0.10, 6)), geometry.box("joint", (1.90, 0.752, 0.012), dark, (-0.35, -0.10, height + 0.24), (0, 0.03, 0), 0.005)]
    parts += [geometry.box("bar", (0.07, 1.16, 0.03), dark, (along, 0, height + 0.075), bevel=0.012) for along in (-0.85, 0.10)]
    geometry.group("roof box", parts, place, (0, 0, turn))


def fjord(dice):
    world.water(SEA, 18000, chop=0.9, wind=0.7, haze=HAZE)
    kinds = foliage.grove(6, 4, 11.0, HAZE, 900, conifers=4)
    land = materials.ground((0.060, 0.080, 0.035), HAZE)
    for x, y, wide, deep, turn, count in ((-620, 900, 1500, 240, 0.55, 620), (760, 1000, 1500, 260, -0.50, 620), (80, 2100, 1500, 200, 0.0, 320)):
        geometry.box("shore", (wide, deep, 6.0), land, (x, y, SEA - 1.6), (0, 0, turn), bevel=2.0)
        world.tree_line((x, y - 10), wide * 0.96, deep * 0.7, count, dice.randint(0, 99), kinds, haze=HAZE, level=SEA + 1.2, turn=turn)
    world.mountains(1900, -85, -8, 520, 3, HAZE, SEA, timber=0.62)
    world.mountains(2100, 6, 85, 640, 8, HAZE, SEA, timber=0.58)
    world.mountains(4400, -70, 70, 1050, 5, HAZE, SEA, timber=0.42)
    world.mountains(8200, -75, 75, 1750, 9, HAZE, SEA, timber=0.30, snow=0.55)


scene.render(build, "van-ferry", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, warmth=0.1)
