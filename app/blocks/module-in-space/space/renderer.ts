import type { LayerMaterial } from '../../../../cms/interface.ts';
import { spanOf } from '../bending.ts';
import { matrixOf, type View } from '../camera.ts';
import type { Sheet } from '../sheets.ts';
import { corners, floatsPerCorner, triangles } from './mesh.ts';
import { groundColours, groundVertices, sheetColours, sheetVertices } from './shaders.ts';

/** What is drawn: sheets in the order in which they cover each other. */
interface Picture {
  sheets: Sheet[];
  view: View;
  /** How far layers are taken apart, from 0 to 1. */
  apart: number;
  cells: { along: number; across: number };
}

interface Renderer {
  draw(picture: Picture): void;
  release(): void;
}

const numbers: Record<LayerMaterial, number> = {
  glass: 0,
  polymer: 1,
  adhesive: 2,
  cells: 3,
  composite: 4,
};

/** @returns null where the browser draws no WebGL 2. */
export function createRenderer(canvas: HTMLCanvasElement): Renderer | null {
  const gl = canvas.getContext('webgl2', { antialias: true });
  if (!gl) return null;
  const sheetProgram = link(gl, sheetVertices, sheetColours);
  const groundProgram = link(gl, groundVertices, groundColours);
  if (!sheetProgram || !groundProgram) return null;
  const sheetArray = gl.createVertexArray();
  gl.bindVertexArray(sheetArray);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, corners(), gl.STATIC_DRAW);
  const indices = triangles();
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, indices, gl.STATIC_DRAW);
  for (const location of [0, 1]) {
    gl.enableVertexAttribArray(location);
    gl.vertexAttribPointer(location, 3, gl.FLOAT, false, floatsPerCorner * 4, location * 12);
  }
  const groundArray = gl.createVertexArray();
  gl.bindVertexArray(groundArray);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  gl.depthFunc(gl.LEQUAL);

  return {
    draw(picture) {
      gl.viewport(0, 0, canvas.width, canvas.height);
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
      const matrix = matrixOf(picture.view);
      // What lies on the ground hides nothing.
      gl.disable(gl.DEPTH_TEST);
      gl.bindVertexArray(groundArray);
      drawShadows(gl, groundProgram, picture, matrix);
      gl.enable(gl.DEPTH_TEST);
      gl.bindVertexArray(sheetArray);
      drawSheets(gl, sheetProgram, picture, matrix, indices.length);
    },
    release() {
      gl.getExtension('WEBGL_lose_context')?.loseContext();
    },
  };
}

interface Program {
  program: WebGLProgram;
  at(name: string): WebGLUniformLocation | null;
}

function link(gl: WebGL2RenderingContext, vertices: string, colours: string): Program | null {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertices],
    [gl.FRAGMENT_SHADER, colours],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) return null;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) {
    console.warn('The graphics processor refuses to draw.', gl.getProgramInfoLog(program));
    return null;
  }
  const known = new Map<string, WebGLUniformLocation | null>();
  const at = (name: string) => {
    const found = known.get(name) ?? gl.getUniformLocation(program, name);
    known.set(name, found);
    return found;
  };
  return { program, at };
}

function drawShadows(
  gl: WebGL2RenderingContext,
  { program, at }: Program,
  { sheets, apart }: Picture,
  matrix: Float32Array,
): void {
  // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's, not React's
  gl.useProgram(program);
  gl.uniformMatrix4fv(at('view'), false, matrix);
  for (const sheet of sheets.filter(({ isLowest }) => isLowest)) {
    gl.uniform2f(at('size'), sheet.length, sheet.width);
    gl.uniform1f(at('curvature'), sheet.curvature);
    gl.uniform1f(at('span'), spanOf(sheet.length, sheet.curvature));
    gl.uniform1f(at('z'), sheet.z);
    gl.uniform1f(at('lifted'), sheet.of === 'ours' ? apart : 0);
    gl.uniform1f(at('opacity'), sheet.opacity);
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
  }
}

function drawSheets(
  gl: WebGL2RenderingContext,
  { program, at }: Program,
  { sheets, view, apart, cells }: Picture,
  matrix: Float32Array,
  indices: number,
): void {
  // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's, not React's
  gl.useProgram(program);
  gl.uniformMatrix4fv(at('view'), false, matrix);
  gl.uniform3f(at('eye'), ...view.eye);
  gl.uniform2f(at('cells'), cells.along, cells.across);
  for (const sheet of sheets) {
    const isBack = sheet.isLowest && sheet.material === 'polymer';
    gl.uniform1i(at('material'), numbers[isBack ? 'composite' : sheet.material]);
    gl.uniform1f(at('opacity'), sheet.opacity);
    gl.uniform1f(at('apart'), sheet.of === 'ours' ? apart : 0);
    gl.uniform2f(at('size'), sheet.length, sheet.width);
    gl.uniform2f(at('faces'), sheet.from, sheet.to);
    gl.uniform1f(at('curvature'), sheet.curvature);
    gl.uniform1f(at('lift'), sheet.lift);
    gl.uniform1f(at('z'), sheet.z);
    gl.drawElements(gl.TRIANGLES, indices, gl.UNSIGNED_SHORT, 0);
  }
}
