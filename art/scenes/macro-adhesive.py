"""Macro: the dark bead that bonds the 2 mm edge of a module to the crest of a coated sheet, where it ends at the module's corner."""
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from bpy import context  # noqa: E402
from mathutils import Vector  # noqa: E402

from library import adhesive, camera, coated_sheets, foliage, geometry, light, materials, module, roofs, scene, studio, weather, world  # noqa: E402
from library.nodes import Graph  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 1600, 900, 56, 3, -3.2
BEAD = 0.0034                # thickness of the cured adhesive
EDGE = 0.006                 # the module ends this far beyond the middle of the crest
LEVEL = roofs.RIB_HEIGHT + 0.0018      # of the upper of two lapped sheets
TOP = LEVEL + BEAD
START = 2.2 - 2.245 / 2      # y of the module's short edge
HAZE = 1500.0


def build(seed):
    # Blurred cells are all noise before they are clean: do not give up on them early.
    context.scene.cycles.adaptive_threshold, context.scene.cycles.adaptive_min_samples = 0.035, 24
    light.daylight(elevation=23.0, azimuth=160.0, dust=0.35, clouds=0.4, seed=seed)
    middle = roofs.RIB_PITCH * 12 + 0.1035
    corner = Vector((middle + EDGE, START, TOP))
    scratches = ((middle - 0.002, START - 0.050, middle + 0.0150, START - 0.004, 0.00015), (middle + 0.004, START - 0.056, middle + 0.009, START - 0.034, 0.00009))
    coat = coated_sheets.coating(wiped=(middle - 0.002, 0.0165), scratches=scratches)
    crests = roofs.trapezoidal(5.2, 7.0, coat, seed, screws=False)
    sheet = module.make("smf-520", backsheet="white", dust=0.07)
    sheet.location = (corner.x - 0.598, 2.2, TOP)
    studio.emboss(sheet, 0.45)
    sheet.data.materials[1] = cut_edge()
    geometry.instance(sheet, (corner.x - 0.598, 2.2 + 2.275, TOP))
    adhesive.strand(middle, 0.0122, corner.x, START, 0.0058, START + 2.26, LEVEL, BEAD, seed)
    for index, crest in enumerate(crests[8:12]):
        adhesive.strand(crest, 0.0115, corner.x, START, (0.0030, -0.0040, 0.0012, 0.0046)[index], START + 0.6, LEVEL, BEAD, seed + 1 + index)
    roofs.screws(crests[13:], LEVEL, 1.33)
    gap(corner, seed)
    surroundings(seed)
    camera.place(corner + Vector((0.062, -0.190, 0.049)), corner + Vector((-0.018, 0.030, -0.0035)), lens=54, focus=corner + Vector((0.0, -0.002, 0.0)), aperture=22.0)


def gap(corner, seed):
    """In the trough below the module: silt and a leaf that blew in, and the little light a pale card beside the camera throws there."""
    for leaf in weather.fallen_leaves([(corner.x - 0.106, START + 0.108), (corner.x - 0.150, START + 0.088)], seed + 2, 0.0035):
        leaf.scale = (0.55,) * 3
    light.panel("card", corner + Vector((-0.16, -0.42, 0.05)), corner + Vector((-0.09, 0.10, -0.03)), (0.40, 0.25), 5.0, (1.0, 0.98, 0.95))


def cut_edge():
    """The laminate's rim as the saw left it: composite, encapsulant and front film, fine marks across."""
    graph = Graph("cut edge")
    m, place = graph.math, graph.place("world")
    z = m("SUBTRACT", graph.node("ShaderNodeSeparateXYZ", Vector=place).outputs["Z"], TOP)
    z = m("ADD", z, m("MULTIPLY", m("SUBTRACT", graph.noise(place, 260, 3, 0.6), 0.5), 0.00016))
    fibre = graph.noise(graph.scaled(place, (500, 500, 4200)), 1.0, 4, 0.7)
    body = graph.mix(graph.smooth(fibre, 0.35, 0.68), (0.52, 0.52, 0.50), (0.36, 0.355, 0.335))
    shade = graph.mix(graph.smooth(z, 0.00118, 0.00124), body, (0.30, 0.305, 0.30))
    shade = graph.mix(graph.smooth(z, 0.00162, 0.00168), shade, (0.54, 0.55, 0.55))
    grime = m("MULTIPLY", graph.smooth(graph.noise(place, 90, 6, 0.7), 0.48, 0.70), 0.35)
    shade = graph.mix(grime, shade, (0.20, 0.18, 0.14))
    marks = graph.noise(graph.scaled(place, (2400, 2400, 160)), 1.0, 2, 0.5)
    graph.set(Base_Color=shade, Roughness=0.58, Specular=0.3, Normal=graph.bump(m("ADD", marks, fibre), 0.5, 0.00012))
    return graph.material


def surroundings(seed):
    """Fields, a row of trees and hills, all far out of focus."""
    world.plain(-8.0, 6000, materials.ground((0.075, 0.088, 0.035), HAZE))
    kinds = foliage.grove(seed, 3, 9.0, HAZE, 900)
    world.tree_line((-60, 85), 160, 22, 46, seed, kinds, haze=HAZE, level=-8.0, turn=0.5)
    world.hills(900, -80, 90, 90, 2, HAZE, -8)
    world.hills(2600, -85, 95, 260, 5, HAZE, -8)


scene.render(build, "macro-adhesive", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, warmth=-0.05)
