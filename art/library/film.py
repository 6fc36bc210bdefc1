"""Runs a scene that moves: its still, which is the last frame, then every frame in which something moves.

Only the part of the picture in which something moves is rendered again, and put into the still.
Frames are kept in output/films/<name>/, so that a film that was broken off goes on where it stopped.
"""
import hashlib
import json
import pathlib
import sys
import time

import bpy
import cv2
import numpy
from bpy_extras.object_utils import world_to_camera_view

from . import finish, scene as still

MARGIN = 8        # pixels round what moves, over which the new part passes into the still


def render(build, name, width, height, samples, seed, exposure, film, frames, bloom=0.04, warmth=0.0, vignette=0.06,
           look="Medium High Contrast"):
    """Renders art/output/<name>.png and the frames of the film.

    build: as for a still, but returns pose(frame), which moves the scene to a frame from 0 to the last and
    returns points in space round what then differs from the last frame, shadows included.
    film: its width in pixels, samples, frames per second. frames: how many stand still before, move, and
    stand still after; render.mjs repeats those that stand still.
    """
    options = still.arguments()
    before, moving, after = frames

    def posed(chosen):
        build(chosen)(moving if options.frame is None else options.frame)
    folder = options.output / "films" / name
    mark = fingerprint()
    notes = folder / "film.json"
    continued = notes.exists() and json.loads(notes.read_text())["fingerprint"] == mark
    if options.trial or not continued:
        still.render(posed, name, width, height, samples, seed, exposure, look, bloom, warmth, vignette)
    if options.trial:
        return
    folder.mkdir(parents=True, exist_ok=True)
    if not continued:
        for old in folder.glob("*.png"):
            old.unlink()
    notes.write_text(json.dumps({"fingerprint": mark, "fps": film["fps"], "before": before, "after": after}))
    missing = [frame for frame in range(moving + 1) if not (folder / f"{frame:04}.png").exists()]
    if not missing:
        return
    size = film["width"], round(film["width"] * height / width)
    around = cv2.resize(finish.clean(options.output / "passes" / name), size, interpolation=cv2.INTER_AREA)
    scene = still.prepare(*size, film["samples"], exposure, look)
    # What does not move is prepared once; and the same seed leaves its noise where it was.
    scene.render.use_persistent_data, scene.cycles.seed = True, seed
    pose = build(seed)
    bpy.context.view_layer.update()
    still.outputs(scene, folder / "passes")
    started = time.time()
    for done, frame in enumerate(missing, 1):
        mask = seen(scene, pose(frame), size)
        box = bounds(mask)
        # A quarter of a pixel more: rounded down, it is still the pixel meant.
        still.border(scene, numpy.add(box, 0.25) / (size * 2))
        bpy.ops.render.render()
        picture = put_into(around, finish.clean(folder / "passes"), mask, box)
        # Under another name first: what is broken off must not look finished.
        fresh = folder / "unfinished.png"
        finish.finish(scene, picture, fresh, bloom, warmth, vignette, width / film["width"])
        fresh.rename(folder / f"{frame:04}.png")
        each = (time.time() - started) / done
        print(f"ART frame {frame}: {done} of {len(missing)}, {each:.1f} s each, {each * (len(missing) - done) / 60:.0f} min left", flush=True)


def seen(scene, points, size):
    """Where the picture shows the points and what is between them: 1 there, 0 elsewhere, soft in between.

    As finish.load() gives pictures: the first row is the lowest.
    """
    places = [world_to_camera_view(scene, scene.camera, point)[:2] for point in points]
    hull = cv2.convexHull(numpy.round(numpy.float32(places) * size).astype(numpy.int32))
    mask = cv2.fillConvexPoly(numpy.zeros(size[::-1], numpy.float32), hull, 1)
    wide = numpy.ones((2 * MARGIN + 1,) * 2, numpy.uint8)
    return cv2.blur(cv2.dilate(mask, wide), (MARGIN, MARGIN))[:, :, None]


def bounds(mask):
    """The part of the picture in which the mask is: left, bottom, right and top in pixels."""
    rows, columns = (numpy.flatnonzero(mask.any(axis=axis)) for axis in ((1, 2), (0, 2)))
    return columns[0], rows[0], columns[-1] + 1, rows[-1] + 1


def put_into(around, picture, mask, box):
    left, bottom, right, top = box
    whole = around.copy()
    place = whole[bottom:top, left:right]
    place += (picture - place) * mask[bottom:top, left:right]
    return whole


def fingerprint():
    """Changes with the scene's own file; after a change in the library, delete the frames by hand."""
    script = pathlib.Path(sys.argv[sys.argv.index("--python") + 1])
    return hashlib.sha256(script.read_bytes()).hexdigest()[:16]
