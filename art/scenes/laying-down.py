"""Film: one SMF laminate is laid down onto a small barrel roof, follows its curve, stays."""
import math
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from bpy import context  # noqa: E402
from mathutils import Vector  # noqa: E402

from library import buildings, camera, film, foliage, geometry, light, materials, module, roofs, world  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 1600, 900, 8, 3, -2.9
FILM = {"width": 960, "samples": 5, "fps": 24}
STILL, MOVING, REST = 12, 84, 44           # frames before, during and after the laying: 5.8 s

RADIUS = 2.4                               # of the roof: wider than the 1.5 m that the laminate bears
HALF_ANGLE = 58.0                          # of the vault, in degrees
FRONT, BACK = -0.96, 6.4                   # of the roof along its ridge
CROWN = 4.1                                # height of the ridge above the ground
FORMAT, WIDE, LENGTH = "smf-520", *module.FORMATS["smf-520"]["size"]
DIVISIONS = (12, 150)
GAP = 0.0012                               # adhesive between roof and laminate
HELD = math.radians(4.0)                   # where the held edge lies, beyond the ridge
FIRST = 0.16                               # metres that already lie when the film begins
EASE = 0.55                                # metres over which the sheet leaves the curve of the roof
SHADOW = 0.55                              # how far in front of the sheet its shadow falls at first
SAG = 0.11                                 # 1/m: how far the free part hangs through between roof and free edge
HAZE = 3600.0


def build(seed):
    dice = random.Random(seed)
    buildings.fewer_bounces()
    # The sun stands low on the left: it rakes along the curve, and the sheet's shadow closes with the gap.
    light.daylight(elevation=24.0, azimuth=-70.0, dust=0.9, clouds=0.55, seed=seed)
    before = set(context.scene.objects)
    covering()
    verge()
    gutter()
    gable(dice)
    axis = CROWN - RADIUS
    geometry.group("house", [e for e in context.scene.objects if e not in before and e.parent is None], (0, 0, axis))
    surroundings(dice)
    sheet = module.make(FORMAT, laid(LENGTH), "white", dust=0.0, gloss=0.36, divisions=DIVISIONS)
    sheet.location.z = axis
    camera.place((-4.60, -4.75, CROWN + 1.12), (-0.54, 0.10, CROWN + 0.02), lens=42.5, focus=(-1.2, -0.6, CROWN - 0.2), aperture=3.2)

    def pose(frame):
        lies = lying(frame)
        shape, last = laid(lies), laid(LENGTH)
        module.reshape(sheet, FORMAT, shape, DIVISIONS)
        # What does not lie yet, where it will lie, and its shadow, which falls between the two and to the front.
        places = [lies - LENGTH / 2 + (LENGTH - lies) * step / 8 for step in range(9)]
        sides = (-WIDE / 2 - SHADOW * (1 - lies / LENGTH), WIDE / 2)
        return [at(side, place) + sheet.location for at in (shape, last) for place in places for side in sides]
    return pose


# --- the motion ---------------------------------------------------------------------------

def lying(frame):
    """Metres of the sheet that lie on the roof: eased in, and out for longer."""
    share = frame / MOVING
    eased = share * share * (3 - 2 * share)
    return FIRST + (LENGTH - FIRST) * eased


def laid(lies, steps=450):
    """The sheet's shape when that many metres lie: an arc, then nearly straight.

    Its curvature has no step anywhere, and is nowhere above that of the roof.
    """
    rest = RADIUS + GAP
    free = LENGTH - lies
    step = LENGTH / steps
    # Heading: angle below the horizontal, towards the eaves.
    heading, x, z = -HELD, rest * math.sin(HELD), rest * math.cos(HELD)
    points = [(x, z)]
    for index in range(steps):
        place = (index + 0.5) * step - lies
        bend = 1 / rest
        if place > 0:
            away = min(place / EASE, 1.0)
            bend *= 1 - away * away * (3 - 2 * away)
            # Who lowers the free edge holds it: between it and the roof the sheet hangs through a little.
            bend -= SAG * (free / LENGTH) * math.sin(math.pi * place / free) ** 2
        middle = heading + bend * step / 2
        x, z = x - math.cos(middle) * step, z - math.sin(middle) * step
        heading += bend * step
        points.append((x, z))

    def bent(across, along):
        place = (along + LENGTH / 2) / step
        index = min(max(int(place), 0), steps - 1)
        part = place - index
        (x0, z0), (x1, z1) = points[index], points[index + 1]
        return Vector((x0 + (x1 - x0) * part, across, z0 + (z1 - z0) * part))
    return bent


# --- the roof, round an axis along y ----------------------------------------------------------

def covering():
    """Membrane in strips that follow the curve, each welded over the next."""
    skin = materials.surface("membrane", (0.225, 0.23, 0.228), 0.50, variation=0.05, blotch=0.7, grain=120, bump=0.10, depth=0.0004,
                             wave=0.002, dirt=0.10)
    limit = math.radians(HALF_ANGLE)
    edge, strip = FRONT, 1.85
    while edge < BACK:
        wide = min(strip, BACK - edge) + 0.06
        profile = [(0, -0.002), (0.002, 0.0), (wide - 0.07, 0.0), (wide - 0.04, 0.0035), (wide - 0.001, 0.0035), (wide, 0.0015)]
        geometry.extrude("strip", profile, roofs.arc_path(RADIUS, -limit, limit, 96, edge), skin, 50)
        edge += strip


def verge():
    """The metal edge of the gable: a low upstand, a folded face, joined in lengths."""
    metal = materials.coated_sheet((0.10, 0.105, 0.11))
    limit = math.radians(HALF_ANGLE)
    profile = [(0.07, 0.001), (0.064, 0.004), (0.012, 0.005), (0.0, 0.022), (-0.022, 0.022), (-0.026, 0.018), (-0.026, -0.150), (-0.020, -0.158),
               (-0.010, -0.158), (-0.010, 0.0)]
    pieces, gap = 2, 0.0008
    for index in range(pieces):
        start = -limit + 2 * limit * index / pieces
        path = roofs.arc_path(RADIUS, start + gap, start + 2 * limit / pieces - gap, 48, FRONT)
        geometry.extrude("verge", profile, path, metal, 25, True)


def gutter():
    metal = materials.coated_sheet((0.10, 0.105, 0.11))
    limit = math.radians(HALF_ANGLE)
    trough = [(0.062 * math.cos(a), 0.066 * math.sin(a)) for a in [math.pi + math.pi * i / 14 for i in range(15)]]
    trough += [(x * 0.96, z * 0.96) for x, z in reversed(trough)]
    x, z = -(RADIUS + 0.012) * math.sin(limit) - 0.045, RADIUS * math.cos(limit) - 0.03
    geometry.extrude("gutter", trough, geometry.straight((x, FRONT - 0.02, z), (x, BACK, z), (1, 0, 0), steps=2), metal, 40, True)


def gable(dice):
    """Upright boards, set back so that the verge shades them, and the wall below the gutter."""
    board = materials.wood((0.150, 0.112, 0.078), rough=0.75)
    shade = materials.plastic("shade", (0.02, 0.02, 0.02), 0.8)
    inner = RADIUS - 0.14
    limit = math.radians(HALF_ANGLE)
    reach = inner * math.sin(limit) - 0.10
    foot = -(CROWN - RADIUS)
    count = int(2 * reach / 0.128)
    for index in range(count):
        x = -reach + (index + 0.5) * 2 * reach / count
        top = math.sqrt((RADIUS - 0.008) ** 2 - (abs(x) + 0.061) ** 2)
        geometry.box("board", (0.121, 0.024, top - foot), board, (x, FRONT + 0.16 + dice.uniform(0, 0.003), (top + foot) / 2), bevel=0.003)
        # What the gaps between the boards look into.
        geometry.box("lath", (0.121, 0.02, top - foot - 0.1), shade, (x + 0.06, FRONT + 0.19, (top + foot) / 2 - 0.1), bevel=0)
    eaves = RADIUS * math.cos(limit) + 0.05
    for index in range(int((BACK - FRONT - 0.2) / 0.128)):
        geometry.box("board", (0.024, 0.121, eaves - foot), board, (-reach - 0.02, FRONT + 0.22 + index * 0.128, (eaves + foot) / 2), bevel=0.003)


def surroundings(dice):
    """A quay on a lake without wind: nothing there moves within these seconds."""
    geometry.box("quay", (12, 14, 2.0), materials.concrete(), (-3.4, 2.5, -1.0), bevel=0.05)
    world.water(-0.9, 16000, chop=0.10, wind=0.7, haze=HAZE)
    kinds = foliage.grove(3, 4, 11.0, HAZE, 900, conifers=2)
    low = [foliage.tree(70 + k, 3.4, 0.9, 700, 0.5, materials.leaves(haze=HAZE), materials.bark(HAZE)) for k in range(2)]
    for kind in low:
        kind.hide_render = True
    land = materials.ground((0.075, 0.085, 0.035), HAZE)
    # The view goes to the north-east; the far shore is nearer on the right.
    for center, width, depth, count, turn in (((330, 520), 700, 60, 420, -0.35), ((560, 240), 420, 60, 260, -1.0), ((-150, 700), 700, 60, 300, 0.1)):
        geometry.box("shore", (width * 1.1, depth * 1.5, 3.0), land, (*center, -2.05), (0, 0, turn), bevel=0.8)
        world.tree_line(center, width, depth * 0.7, count, dice.randint(0, 999), low, haze=HAZE, level=-0.5, turn=turn)
        world.tree_line(center, width, depth, count, dice.randint(0, 999), kinds, haze=HAZE, level=-0.4, turn=turn)
    for distance, height, kind in ((1900, 150, 2), (3400, 300, 5), (6000, 620, 1)):
        world.hills(distance, -40, 130, height, kind, HAZE)


film.render(build, "laying-down", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, FILM, (STILL, MOVING, REST), warmth=0.08)
