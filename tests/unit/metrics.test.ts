import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { exposition, figure } from '../../server/metrics/exposition.ts';
import { Histogram } from '../../server/metrics/histogram.ts';
import { RequestMetrics } from '../../server/metrics/requests.ts';

describe('the text of figures', () => {
  it('escapes what would end a label or a line', () => {
    const samples = [{ labels: { page: 'a"b\\c\nd' }, value: 1 }];
    expect(exposition([{ name: 'x', help: 'One\nline', type: 'gauge', samples }])).toBe(
      '# HELP x One\\nline\n# TYPE x gauge\nx{page="a\\"b\\\\c\\nd"} 1\n',
    );
  });

  it('says infinity and nothing as Prometheus does, and leaves out what is not known', () => {
    const text = exposition([
      figure('a', 'a', Number.POSITIVE_INFINITY),
      figure('b', 'b', Number.NaN),
      figure('c', 'c', undefined),
    ]);
    expect(text.split('\n').filter((line) => !line.startsWith('#'))).toEqual([
      'a +Inf',
      'b NaN',
      '',
    ]);
  });
});

describe('a histogram', () => {
  it('counts a value in its bucket and in all larger ones', () => {
    const histogram = new Histogram([0.1, 1]);
    for (const seconds of [0.05, 0.1, 0.5, 7]) histogram.observe(seconds);
    const values = histogram
      .samples({ kind: 'page' })
      .map(({ suffix, labels, value }) => [...[suffix, labels?.le, value]]);
    expect(values).toEqual([
      ['_bucket', '0.1', 2],
      ['_bucket', '1', 3],
      ['_bucket', '+Inf', 4],
      ['_sum', undefined, expect.closeTo(7.65)],
      ['_count', undefined, 4],
    ]);
  });
});

describe('requests', () => {
  interface Asked {
    url: string;
    method?: string;
    status: number;
    isGone?: boolean;
  }

  const textAfter = (...asked: Asked[]) => {
    const metrics = new RequestMetrics();
    for (const { url, method = 'GET', status, isGone = false } of asked) {
      metrics.record(
        { url, method } as IncomingMessage,
        { statusCode: status, headersSent: !isGone } as ServerResponse,
        5,
      );
    }
    return exposition(metrics.metrics());
  };

  it.each([
    ['/home', 'page'],
    ['/formsets', 'page'],
    ['/content/pages/home', 'data'],
    ['/assets/a.js', 'asset'],
    ['/pictures/a/b/c.avif', 'picture'],
    ['/documents/data-sheets/smf-520/de.pdf', 'document'],
    ['/search?q=roof', 'page'],
    ['/search/suggestions?q=roof', 'suggestion'],
    ['/forms/quote', 'form'],
    ['/forms/resume/parse', 'cv'],
    ['/api/pages', 'api'],
    ['/admin', 'office'],
    ['/readyz', 'health'],
  ])('of %s are of the kind %s', (url, kind) => {
    const text = textAfter({ url, status: 200 });
    expect(text).toContain(`http_requests_total{kind="${kind}",status="200"} 1\n`);
    expect(text).toContain(`http_request_duration_seconds_count{kind="${kind}"} 1\n`);
    expect(text).toContain(`http_request_duration_seconds_sum{kind="${kind}"} 0.005\n`);
  });

  it('whose client has gone were not answered', () => {
    const text = textAfter({ url: '/home', status: 200, isGone: true });
    expect(text).toContain('http_requests_total{kind="page",status="499"} 1\n');
    expect(text).toContain('http_requests_total{kind="page",status="200"} 0\n');
  });

  it('that send a form are counted by its outcome; addresses made up are not', () => {
    const sent = (status: number, url = '/forms/quote') => ({ url, method: 'POST', status });
    const text = textAfter(
      ...[sent(200), sent(303), sent(422), sent(429), sent(503)],
      ...[sent(404, '/forms/made-up'), sent(200, '/forms/resume?x=1')],
      { url: '/forms/quote', status: 200 },
    );
    const lines = text.split('\n').filter((line) => line.startsWith('website_submissions_total'));
    const of = (form: string) =>
      lines.flatMap((line) => (line.includes(`form="${form}"`) ? line.split(' ').at(-1) : []));
    expect(of('quote')).toEqual(['2', '1', '1', '1']);
    expect(of('resume')).toEqual(['1', '0', '0', '0']);
    expect(text).not.toContain('made-up');
  });

  it('that send a CV which the reader was lost over have failed, whatever was answered', () => {
    const metrics = new RequestMetrics();
    const answer = { statusCode: 422, headersSent: true } as ServerResponse;
    for (const isLost of [true, false, false]) {
      const request = { url: '/forms/resume/parse', method: 'POST' } as IncomingMessage;
      if (isLost) metrics.noteFailedCv(request);
      metrics.record(request, answer, 5);
    }
    const text = exposition(metrics.metrics());
    expect(text).toContain('website_cvs_total{outcome="failed"} 1\n');
    expect(text).toContain('website_cvs_total{outcome="refused"} 2\n');
  });

  it('begin with zeros, as growth shows only from a figure that was there', () => {
    const text = textAfter();
    expect(text).toContain('http_requests_total{kind="page",status="500"} 0\n');
    expect(text).toContain('website_submissions_total{form="quote",outcome="failed"} 0\n');
    expect(text).toContain('website_cvs_total{outcome="failed"} 0\n');
  });
});
