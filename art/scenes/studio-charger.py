"""Studio: the portable charger unfolded beside a second one folded to the size of a folder."""
import math
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from mathutils import Vector  # noqa: E402

from library import camera, geometry, light, materials, module, scene, studio  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 2400, 1350, 24, 2, 0.25
LEAN = 12.0                  # of each panel of the zigzag, degrees
CARRIER = (0.292, 0.440)     # of one panel with its cloth


def build(seed):
    lamps = light.studio((0, 0, 0.1), power=0.8, ambient=0.20)
    studio.aim(lamps["key"], (-1.9, -0.5, 2.1), (0, 0, 0.05))
    studio.aim(lamps["rim"], (2.3, 0.7, 1.3), (0, 0.05, 0.05))
    lamps["rim"].data.energy = 50
    studio.cove((0.38, 0.377, 0.367), far=2.4)
    unfolded = module.charger(4, LEAN)
    unfolded.location, unfolded.rotation_euler = (-0.70, 0.03, 0.001), (0, 0, 0.22)
    folded((0.56, -0.17, 0.0), -0.40)
    lead()
    # Room on both sides: phones crop to 3:2.
    camera.place((-0.42, -1.75, 0.98), (0.015, 0.005, 0.05), lens=36.5, focus=(-0.05, -0.12, 0.05), aperture=11.0)


def folded(location, turn):
    """Four panels on top of each other: rounded hems at the folds, a strap with its snap round the middle."""
    cloth = materials.fabric("charger cloth", (0.020, 0.022, 0.024))
    webbing, steel = materials.fabric("webbing", (0.05, 0.05, 0.05), 500), materials.stainless()
    wide, long = CARRIER
    parts = []
    for index in range(4):
        slip = (0.0, 0.0025, -0.0015, 0.001)[index]
        parts.append(geometry.box("carrier", (wide, long, 0.0072), cloth, (slip, slip * 0.6, 0.0042 + index * 0.0094), bevel=0.0033, segments=4))
    # A fold joins two panels at one long edge, the next two at the other.
    for index, side in ((0, 1), (1, -1), (2, 1)):
        low = 0.0042 + index * 0.0094
        bow = [(side * (wide / 2 - 0.004 + 0.0125 * math.sin(math.pi * s / 10)), low + 0.0094 * s / 10) for s in range(11)]
        outer = [(x, z) for x, z in bow]
        inner = [(x - side * 0.0016, z) for x, z in bow[::-1]]
        geometry_path = [((0, y, 0), (1, 0, 0), (0, 0, 1)) for y in (-long / 2 + 0.004, long / 2 - 0.004)]
        parts.append(geometry.extrude("fold", outer + inner, geometry_path, cloth, 60, True))
    top = 0.0042 + 3 * 0.0094 + 0.0042
    half = wide / 2 + 0.010
    band = [(-half, 0.0005), (-half - 0.002, 0.010), (-half - 0.001, top - 0.006), (-half + 0.010, top + 0.0016), (0, top + 0.0016), (half - 0.010, top + 0.0016), (half + 0.001, top - 0.006), (half + 0.002, 0.010), (half, 0.0005)]
    path = [(Vector((x, 0, z)), (0, 1, 0), (0, 0, 1)) for x, z in band]
    parts.append(studio.soften(geometry.extrude("strap", [(-0.019, 0.0), (0.019, 0.0), (0.019, 0.0016), (-0.019, 0.0016)], path, webbing, 50, True), 0.0004))
    parts.append(geometry.lathe("snap", [(0.0070, 0), (0.0068, 0.0014), (0.0050, 0.0022), (0.0012, 0.0024)], steel, (-0.085, 0, top + 0.0030), sides=40))
    for side in (-1, 1):
        # Eyelets in the corners of the top panel, for cords.
        for end in (-1, 1):
            parts.append(geometry.lathe("eyelet", [(0.0068, 0), (0.0066, 0.0009), (0.0045, 0.0012), (0.0034, 0.0006)], steel, (side * (wide / 2 - 0.014), end * (long / 2 - 0.014), top - 0.0006), sides=32))
    handle = [(wide / 2 - 0.002, -0.060, 0.020), (wide / 2 + 0.034, -0.046, 0.016), (wide / 2 + 0.040, 0, 0.010), (wide / 2 + 0.034, 0.046, 0.016), (wide / 2 - 0.002, 0.060, 0.020)]
    parts.append(geometry.tube("handle", handle, 0.0052, webbing, smooth=True))
    geometry.group("folded", parts, location, (0, 0, turn))


def lead():
    """The charging lead comes out from under the middle fold and lies in a loose bow."""
    points = [(-0.080, -0.035, 0.006), (-0.092, -0.120, 0.0026), (-0.165, -0.225, 0.0026), (-0.105, -0.330, 0.0026), (0.030, -0.300, 0.0026), (0.130, -0.270, 0.0026), (0.235, -0.300, 0.0034)]
    studio.cable(points, 0.0021)
    plug = geometry.group("plug", [geometry.box("grip", (0.030, 0.0122, 0.0068), materials.plastic("plug", (0.016, 0.016, 0.017), 0.42), (0.013, 0, 0), bevel=0.0028, segments=4),
                                   geometry.box("shell", (0.0100, 0.0086, 0.0027), materials.stainless(), (0.0325, 0, 0), bevel=0.0012, segments=4)])
    plug.location, plug.rotation_euler = (0.236, -0.3005, 0.0040), (0, 0, -0.58)


scene.render(build, "studio-charger", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, look="Medium High Contrast", bloom=0.02)
