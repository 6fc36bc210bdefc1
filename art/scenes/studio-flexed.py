"""Studio: one SMF laminate flexed between two low stops, its 2 mm edge towards the viewer."""
import math
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from mathutils import Vector  # noqa: E402

from library import camera, geometry, light, materials, module, props, scene  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 1600, 900, 64, 2, 0.0
LENGTH, ANGLE = 2.245, 30.0   # slope of the sheet at its ends; tightest radius about 1.5 m


def build(seed):
    lights = light.studio((0, 0, 0.3), power=1.15, ambient=0.30)
    # Light from the left front rakes along the curve; the far side is left to fall into shade.
    aim(lights["key"], (-2.7, -1.5, 2.3))
    aim(lights["rim"], (2.4, 2.6, 1.5))
    lights["rim"].data.energy = 46
    lights["fill"].data.energy = 26
    # A narrow strip overhead draws the soft highlight that tells the front is matte, not glass.
    light.panel("strip", (0.25, 1.1, 2.3), (0.1, 0, 0.4), (0.30, 2.4), 26, (0.94, 0.97, 1.0))
    # A black flag outside the frame: without it the bright cove veils the dark cells.
    flag = geometry.box("flag", (3.6, 0.02, 3.0), materials.plastic("flag", (0.004, 0.004, 0.004), 0.9), (-1.9, 3.0, 2.75), bevel=0)
    flag.visible_camera = flag.visible_shadow = flag.visible_diffuse = False
    cove()
    sheet = module.make("smf-520", module.sprung(LENGTH, ANGLE), "white", dust=0.0, gloss=0.37, divisions=(24, 120))
    # The module's long side runs left to right in the picture.
    sheet.rotation_euler = (0, 0, -math.pi / 2)
    sheet.location.z = 0.004
    ends = [vertex.co.y for vertex in sheet.data.vertices]
    span = max(ends)
    stops(span)
    props.rule(1.0, (-0.30, -0.86, 0.0), 0.05)
    camera.place((-1.62, -2.45, 0.50), (-0.10, -0.32, 0.235), lens=36, focus=(-0.35, -0.598, 0.36), aperture=9.0)


def aim(lamp, location, target=(0, 0, 0.3)):
    lamp.location = location
    lamp.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()


def cove():
    """A painted sweep without a horizon, with the faint marks of use every studio floor has."""
    skin = materials.surface("cove", (0.70, 0.69, 0.665), 0.62, specular=0.3, variation=0.035, blotch=0.9, grain=180,
                             bump=0.06, depth=0.0004, dirt=0.02)
    profile = [(-9.0, 0.0), (3.2, 0.0)]
    profile += [(3.2 + 2.2 * math.sin(a), 2.2 - 2.2 * math.cos(a)) for a in [math.pi / 2 * i / 24 for i in range(1, 25)]]
    profile += [(5.4, 7.0)]
    geometry.extrude("cove", profile, geometry.straight((-40, 0, 0), (40, 0, 0), (0, 1, 0)), skin, 60)


def stops(span):
    """Two machined bars screwed to the floor hold the ends: a bent sheet wants to spring open."""
    metal, pad, steel = materials.aluminium(0.28), materials.rubber(), materials.stainless()
    for side in (-1, 1):
        x = side * (span + 0.017)
        geometry.box("stop", (0.030, 1.30, 0.022), metal, (x, 0, 0.011), bevel=0.002, segments=3)
        geometry.box("pad", (0.003, 1.24, 0.014), pad, (side * (span + 0.0015), 0, 0.008), bevel=0.0008)
        for y in (-0.60, -0.2, 0.2, 0.60):
            geometry.cylinder("screw", 0.0065, 0.005, steel, (x, y, 0.0215), sides=24, bevel=0.0008)
            geometry.cylinder("socket", 0.0032, 0.0004, pad, (x, y, 0.0264), sides=6, bevel=0.0001)


scene.render(build, "studio-flexed", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, look="Medium High Contrast", bloom=0.02)
