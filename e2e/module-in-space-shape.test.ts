import { expect, test } from 'vitest';
import { placeOn, type Sheet } from '../app/blocks/module-in-space/sheets.ts';
import { corners, floatsPerCorner } from '../app/blocks/module-in-space/space/mesh.ts';
import { sheetVertices } from '../app/blocks/module-in-space/space/shaders.ts';
import { openBrowser } from './browser.ts';
import { setStage } from './stage.ts';

const stage = setStage({}, () => openBrowser(false, 'software'));

const sheet: Sheet = {
  ...{ id: 'cells', of: 'ours', material: 'cells', isLowest: false, opacity: 1 },
  ...{ length: 2.245, width: 1.196, from: -0.0002, to: 0.0008, lift: 0.5, z: -0.7, curvature: 0 },
};

/** Where the graphics processor puts each corner, before it looks at it from anywhere. */
async function placedByShader(of: Sheet): Promise<number[]> {
  const { page } = await stage.visit('/imprint');
  return page.evaluate(
    ({ source, list, floats, sheet }) => {
      const gl = document.createElement('canvas').getContext('webgl2');
      const program = gl?.createProgram();
      if (!gl || !program) throw new Error('no WebGL');
      const fragments = '#version 300 es\nvoid main() {}';
      for (const [type, text] of [
        [gl.VERTEX_SHADER, source],
        [gl.FRAGMENT_SHADER, fragments],
      ] as const) {
        const shader = gl.createShader(type);
        if (!shader) throw new Error('no shader');
        gl.shaderSource(shader, text);
        gl.compileShader(shader);
        gl.attachShader(program, shader);
      }
      gl.transformFeedbackVaryings(program, ['seen'], gl.INTERLEAVED_ATTRIBS);
      gl.linkProgram(program);
      const failed = gl.getProgramInfoLog(program);
      if (failed) throw new Error(failed);
      gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
      gl.bufferData(gl.ARRAY_BUFFER, new Float32Array(list), gl.STATIC_DRAW);
      for (const location of [0, 1]) {
        gl.enableVertexAttribArray(location);
        gl.vertexAttribPointer(location, 3, gl.FLOAT, false, floats * 4, location * 12);
      }
      const count = list.length / floats;
      gl.bindBufferBase(gl.TRANSFORM_FEEDBACK_BUFFER, 0, gl.createBuffer());
      gl.bufferData(gl.TRANSFORM_FEEDBACK_BUFFER, count * 12, gl.STREAM_READ);
      gl.useProgram(program);
      const at = (name: string) => gl.getUniformLocation(program, name);
      gl.uniform2f(at('size'), sheet.length, sheet.width);
      gl.uniform2f(at('faces'), sheet.from, sheet.to);
      for (const name of ['curvature', 'lift', 'z'] as const) gl.uniform1f(at(name), sheet[name]);
      gl.enable(gl.RASTERIZER_DISCARD);
      gl.beginTransformFeedback(gl.POINTS);
      gl.drawArrays(gl.POINTS, 0, count);
      gl.endTransformFeedback();
      const placed = new Float32Array(count * 3);
      gl.getBufferSubData(gl.TRANSFORM_FEEDBACK_BUFFER, 0, placed);
      return [...placed];
    },
    { source: sheetVertices, list: [...corners()], floats: floatsPerCorner, sheet: of },
  );
}

test.each([0, 1e-5, 1 / 3, 1 / 1.5, 1 / 0.4])(
  'The graphics processor puts every corner where the data have it, at a curvature of %f',
  async (curvature) => {
    const bent = { ...sheet, curvature };
    const placed = await placedByShader(bent);
    const list = corners();
    let furthest = 0;
    for (let index = 0; index < list.length / floatsPerCorner; index += 1) {
      const [along = 0, upwards = 0, across = 0] = list.subarray(index * floatsPerCorner);
      const wanted = placeOn(bent, along, across, upwards > 0 ? bent.to : bent.from);
      const distances = wanted.map(
        (value, axis) => value - (placed[index * 3 + axis] ?? Number.NaN),
      );
      furthest = Math.max(furthest, Math.hypot(...distances));
    }
    // In metres, where a pixel is about three millimetres: the sines of such processors are coarse.
    expect(furthest).toBeLessThan(1e-3);
  },
);
