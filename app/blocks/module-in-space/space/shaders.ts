/*
 * Light as in a studio: a bright ceiling, one large lamp to the left, a floor that throws a little
 * back. Colours are linear until the last line.
 */

/** Bends a flat sheet as bentPoint() of bending.ts does. */
export const sheetVertices = `#version 300 es
layout(location = 0) in vec3 corner;
layout(location = 1) in vec3 normal;
uniform mat4 view;
uniform vec2 size;
uniform vec2 faces;
uniform float curvature;
uniform float lift;
uniform float z;
out vec3 seen;
out vec3 facing;
out vec2 on;
out float side;

float sinc(float angle) {
  return abs(angle) < 1e-4 ? 1.0 : sin(angle) / angle;
}

void main() {
  float from = corner.x * size.x * 0.5;
  float above = mix(faces.x, faces.y, corner.y * 0.5 + 0.5);
  float angle = from * curvature;
  vec2 along = vec2(cos(angle), -sin(angle));
  vec2 upwards = vec2(sin(angle), cos(angle));
  vec2 middle = from * vec2(sinc(angle), -sinc(angle * 0.5) * sin(angle * 0.5));
  seen = vec3(middle + above * upwards, corner.z * size.y * 0.5) + vec3(0.0, lift, z);
  facing = vec3(normal.x * along + normal.y * upwards, normal.z);
  on = (corner.xz + 1.0) * size * 0.5;
  side = normal.y;
  gl_Position = view * vec4(seen, 1.0);
}`;

/** The materials by number: 0 glass, 1 clear polymer, 2 adhesive, 3 cells, 4 composite. */
export const sheetColours = `#version 300 es
precision highp float;
in vec3 seen;
in vec3 facing;
in vec2 on;
in float side;
uniform vec3 eye;
uniform int material;
uniform float opacity;
uniform float apart;
uniform vec2 size;
uniform vec2 cells;
out vec4 colour;

const vec3 lamp = normalize(vec3(-0.55, 0.75, 0.25));

vec3 studio(vec3 direction, float roughness) {
  float height = direction.y;
  vec3 room = mix(vec3(0.30, 0.29, 0.28), vec3(0.62, 0.66, 0.72), smoothstep(-0.3, 0.9, height));
  float near = dot(direction, lamp);
  float edge = mix(0.02, 0.55, roughness);
  float shine = smoothstep(0.82 - edge, 0.82 + edge * 0.3, near);
  // A long lamp behind, which glass mirrors as a band.
  float band = 1.0 - smoothstep(0.028, 0.034, abs(dot(direction, vec3(0.83, 0.0, -0.56)) - 0.05));
  return room + vec3(1.0, 0.97, 0.92) * (shine * mix(1.6, 0.55, roughness) + band * 3.0 * max(1.0 - roughness * 8.0, 0.0));
}

/** How much of a pixel a line covers, however thin it is. */
float line(float away, float width, float pixel) {
  float drawn = max(width, pixel);
  return clamp((drawn * 0.5 - away) / pixel + 0.5, 0.0, 1.0) * (width / drawn);
}

/** x: how much of a pixel is cell; y: how much of it is wire on a cell or between two. */
vec2 pattern() {
  vec2 pixel = max(fwidth(on), vec2(1e-5));
  vec2 room = size - vec2(0.024, 0.09);
  vec2 pitch = room / cells;
  vec2 from = on - (size - room) * 0.5;
  vec2 inside = clamp(min(from, room - from) / pixel + 0.5, 0.0, 1.0);
  vec2 nearest = abs(from - round(from / pitch) * pitch);
  float whole = mod(round(from.x / pitch.x), 2.0);
  float gaps = max(line(nearest.x, whole > 0.5 ? 0.0016 : 0.0028, pixel.x),
                   line(nearest.y, 0.0026, pixel.y));
  float corner = nearest.x + nearest.y;
  if (whole < 0.5) gaps = max(gaps, line(corner, 0.016, pixel.x + pixel.y));
  float wires = fract(from.y / pitch.y * 10.0);
  float wire = line(abs(wires - 0.5) * pitch.y / 10.0, 0.0005, pixel.y);
  return vec2(inside.x * inside.y * (1.0 - gaps), inside.x * inside.y * wire);
}

void main() {
  vec3 towards = normalize(eye - seen);
  vec3 normal = normalize(facing);
  // A sheet is closed: what faces away is behind it.
  if (dot(normal, towards) < 0.0) discard;
  bool isEdge = abs(side) < 0.5;
  float grazing = pow(1.0 - max(dot(normal, towards), 0.0), 5.0);
  float fresnel = 0.04 + 0.96 * grazing;
  vec3 mirrored = reflect(-towards, normal);
  float lit = 0.5 + 0.24 * normal.y + 0.42 * max(dot(normal, lamp), 0.0);
  vec3 base = vec3(0.85);
  vec3 shine = vec3(0.0);
  float alpha = 1.0;
  if (material == 0) {
    base = isEdge ? vec3(0.16, 0.42, 0.36) : vec3(0.55, 0.72, 0.68);
    alpha = isEdge ? 0.9 : 0.07;
    shine = isEdge ? vec3(0.0) : studio(mirrored, 0.03) * (fresnel * 0.9 + 0.012);
  } else if (material == 1) {
    base = vec3(0.86, 0.89, 0.92);
    alpha = isEdge ? 0.6 : mix(0.012, 0.22, apart);
    shine = studio(mirrored, 0.75) * mix(fresnel * 0.4 + 0.004, fresnel * 0.45 + 0.035, apart);
  } else if (material == 2) {
    base = vec3(0.66, 0.76, 0.84);
    alpha = isEdge ? 0.5 : mix(0.0, 0.42, apart);
    shine = studio(mirrored, 0.9) * fresnel * 0.3 * apart;
  } else if (material == 3) {
    vec2 found = pattern();
    base = mix(vec3(0.010, 0.016, 0.036), vec3(0.42, 0.44, 0.46), found.y * 0.5);
    alpha = max(found.x, found.y * apart);
    if (side < -0.5) base = vec3(0.2, 0.21, 0.22);
    shine = studio(mirrored, 0.5) * (fresnel * 0.35 + 0.006) * alpha;
  } else {
    base = isEdge ? vec3(0.72) : vec3(0.83, 0.83, 0.81);
    vec2 weave = sin(on * 900.0);
    float fine = 1.0 - smoothstep(0.0008, 0.003, max(fwidth(on.x), fwidth(on.y)));
    base *= 1.0 + 0.05 * weave.x * weave.y * fine;
    shine = studio(mirrored, 1.0) * fresnel * 0.2;
  }
  vec3 light = base * lit * alpha + shine;
  float cover = clamp(alpha + max(shine.r, max(shine.g, shine.b)) * 0.6, 0.0, 1.0);
  colour = vec4(pow(light / max(cover, 1e-3), vec3(0.4545)) * cover, cover) * opacity;
}`;

export const groundVertices = `#version 300 es
layout(location = 0) in vec2 corner;
uniform mat4 view;
out vec2 ground;
void main() {
  ground = corner * 6.0;
  gl_Position = view * vec4(ground.x, -0.001, ground.y, 1.0);
}`;

/** The shadow of one module: the higher the part that throws it, the softer. */
export const groundColours = `#version 300 es
precision highp float;
in vec2 ground;
uniform vec2 size;
uniform float curvature;
uniform float z;
uniform float span;
uniform float lifted;
uniform float opacity;
out vec4 colour;

float within(float from, float half_, float soft) {
  return smoothstep(-soft, soft, from + half_) - smoothstep(-soft, soft, from - half_);
}

void main() {
  float half_ = span * 0.5;
  float height = 0.0;
  if (curvature > 1e-4) {
    float radius = 1.0 / curvature;
    float x = min(abs(ground.x), half_);
    height = sqrt(max(radius * radius - x * x, 0.0)) - sqrt(max(radius * radius - half_ * half_, 0.0));
  }
  float away = (ground.y - z) - height * 0.22;
  float soft = 0.02 + 0.85 * height;
  float core = within(away, size.y * 0.5, soft) * within(ground.x - height * 0.2, half_, 0.025 + 0.5 * height);
  float wide = within(away, size.y * 0.5, 0.4) * within(ground.x, half_, 0.4);
  float dark = core * mix(0.62, 0.34, clamp(height * 2.2, 0.0, 1.0)) + wide * (0.12 + 0.16 * lifted);
  colour = vec4(0.0, 0.0, 0.0, clamp(dark, 0.0, 0.75) * opacity);
}`;
