// gpu SCENE PICTURE: the same as cpu.cpp on a GPU, one thread per pixel.
// Built without -use_fast_math, with which some pixels end after one sample.
#include "develop.h"
#include "scene.h"

#define OK(call) do { cudaError_t e = (call); if (e != cudaSuccess) { fprintf(stderr, "%s: %s\n", #call, cudaGetErrorString(e)); exit(4); } } while (0)

template <class T> static const T *upload(const std::vector<T> &v) {
  T *p;
  OK(cudaMalloc(&p, v.size() * sizeof(T) + 16));
  OK(cudaMemcpy(p, v.data(), v.size() * sizeof(T), cudaMemcpyHostToDevice));
  return p;
}

__global__ void render(const art::World w, float *out) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= (int)w.s.width || y >= (int)w.s.height) return;
  art::Tracer t(w);
  t.pixel(x, y, out + ((size_t)y * (int)w.s.width + x) * art::CHANNELS);
}

int main(int argc, char **argv) {
  if (argc < 3) art::fail("usage: gpu SCENE PICTURE");
  art::Scene sc = art::load(argv[1]);
  art::World w{sc.s, upload(sc.voxels), upload(sc.palettes), upload(sc.materials), upload(sc.instances), upload(sc.nodes), upload(sc.order), upload(sc.lights), (int)sc.lights.size(), sc.lightPower, {}};
  sc.steps(w.steps);
  const int width = (int)sc.s.width, height = (int)sc.s.height;
  art::Image raw((size_t)width * height * art::CHANNELS);
  float *out;
  OK(cudaMalloc(&out, raw.size() * 4));
  dim3 block(8, 4);
  render<<<dim3((width + 7) / 8, (height + 3) / 4), block>>>(w, out);
  OK(cudaGetLastError());
  OK(cudaDeviceSynchronize());
  OK(cudaMemcpy(raw.data(), out, raw.size() * 4, cudaMemcpyDeviceToHost));
  art::Image img = sc.s.samples < 512 ? art::denoise(raw, width, height, 5) : art::assemble(raw, width, height);
  std::vector<uint8_t> bytes = art::develop(img, raw, sc.s);
  FILE *f = fopen(argv[2], "wb");
  if (!f || fwrite(bytes.data(), 1, bytes.size(), f) != bytes.size()) art::fail("cannot write the picture");
  fclose(f);
}
