import { context, propagation, type Tracer, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Environment } from '../../environment.ts';

/**
 * The part of OpenTelemetry that collects spans and sends them, loaded only where traces are asked
 * for. Where to, with which headers and how patiently, the exporter itself reads from
 * `OTEL_EXPORTER_OTLP_…`.
 */
export async function startProvider(environment: Environment): Promise<{
  tracer: Tracer;
  /** Sends what is still there. */
  stop: () => Promise<void>;
}> {
  const { OTLPTraceExporter } =
    environment.OTEL_EXPORTER_OTLP_PROTOCOL === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto');
  const processor = new BatchSpanProcessor({
    exporter: new OTLPTraceExporter(),
    scheduledDelayMillis: environment.OTEL_BSP_SCHEDULE_DELAY,
  });
  const provider = new TracerProvider({
    sampler: samplerOf(environment),
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'website' }))
      // `OTEL_RESOURCE_ATTRIBUTES` and `OTEL_SERVICE_NAME` have the last word.
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [processor],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return { tracer: provider.getTracer('website'), stop: () => provider.shutdown() };
}

function samplerOf(environment: Environment): Sampler {
  const { OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: share } = environment;
  const root = rootSampler(name.replace('parentbased_', ''), share);
  return name.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}

function rootSampler(name: string, share: number): Sampler {
  if (name === 'always_off') return new AlwaysOffSampler();
  return name === 'traceidratio' ? new TraceIdRatioBasedSampler(share) : new AlwaysOnSampler();
}
